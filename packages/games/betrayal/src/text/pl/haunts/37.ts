/** The Host's Champion. */
export const haunt37 = {
  'haunt.37.title': 'Czempion Gospodarza',
  'haunt.37.intro.heroes':
    'Na karnecie jest jedno nazwisko, a zbroja w Sali Balowej kłania się pierwsza. Zwyczaj domu: jedno starcie w każdej rundzie, sekundanci mogą kibicować, tchórze płacą zbiorowo.',
  'haunt.37.intro.traitor':
    'Gospodarz uznaje tylko jedną zasadę, a sport to zawsze była twoja mocna strona. Pokaż im, gdzie mają stanąć.',
  'haunt.37.setup.heroes':
    'Sala Balowa trafia do domu. Cztery Relikwie leżą w różnych losowych pokojach, do których da się dojść z Holu Wejściowego, poza Salą Balową: Rękawica (Siła), Ostroga (Szybkość), Przyłbica (Wiedza) i Herb (Poczytalność).',
  'haunt.37.setup.traitor':
    'Zregeneruj wszystkie cechy. Czempion staje w Sali Balowej. Na twojej płytce {squires, plural, =0 {nie staje żaden Giermek} one {staje # Giermek} few {stają # Giermkowie} many {staje # Giermków} other {staje # Giermka}}.',
  'haunt.37.goal.heroes': 'Bohaterowie wygrywają, gdy trzy różne cechy mają żetony Wygranej.',
  'haunt.37.goal.traitor':
    'Zdrajca wygrywa, gdy Czempion ma {laurels, plural, one {# Laur} few {# Laury} many {# Laurów} other {# Lauru}}, gdy kończy się 12. runda albo gdy wszyscy bohaterowie są martwi.',
  'haunt.37.rule.bout':
    'Starcie, raz w rundzie: walczący potajemnie wybiera cechę bez żetonu Wygranej, a gracz zdrajcy potajemnie wybiera spośród tych samych cech gardę; potem obie się odkrywa. Walczący rzuca tą cechą, z kością więcej za jej Relikwię w ręku i o 1 więcej, jeśli w Sali Balowej jest inny żywy bohater. Czempion rzuca {dice, plural, one {# kością} few {# kośćmi} many {# kośćmi} other {# kości}}, o 1 mniej za każdą Słabość tej cechy, ale co najmniej 2; o 2 więcej, jeśli to garda, i o 1 więcej, jeśli zdrajca jest w Sali Balowej.',
  'haunt.37.rule.result':
    'Wyższy wynik kładzie na cesze żeton Wygranej. Równy to remis i kładzie tam Słabość. Jeśli wyższy ma Czempion, dostaje Laur, Słabość i tak tam ląduje, a walczący otrzymuje różnicę jako obrażenia, najwyżej 2: Fizyczne przy Sile i Szybkości, Psychiczne przy Wiedzy i Poczytalności.',
  'haunt.37.rule.bill':
    'Rachunek: na koniec każdej rundy od drugiej, w której nie było starcia, Czempion dostaje Laur, a każdy żywy bohater otrzymuje 1 Obrażenie Ogólne.',
  'haunt.37.rule.champion':
    'Czempion nigdy nie opuszcza Sali Balowej, nikogo innego nie atakuje, nie można go zaatakować ani zranić i nikomu nie przeszkadza.',
  'haunt.37.rule.disarm':
    'Rozbrojenie: gdy ty lub Giermek wygra własny atak na bohatera z Relikwią, możesz zamiast zadać obrażenia położyć jedną z nich na płytce najwyżej 3 płytki od zwycięzcy, byle nie w Sali Balowej.',
  'haunt.37.rule.dance': 'Z końcem 12. rundy kończy się ostatni taniec i wygrywasz.',
  'haunt.37.action.step-forward': 'Wystąp',
  'haunt.37.text.step-forward':
    'W Sali Balowej, jeśli w tej rundzie nie było jeszcze starcia, a poprzednie stoczył kto inny (chyba że żaden inny bohater nie żyje): stocz starcie. Liczy się jako twój atak w tej turze.',
  'haunt.37.action.pick-up': 'Podnieś',
  'haunt.37.text.pick-up': 'Na płytce z Relikwią: weź ją. Bez rzutu.',
  'haunt.37.ask.bout': 'Którą cechę wybierasz w starciu?',
  'haunt.37.ask.disarm': 'Którą Relikwię wytrącasz zamiast zadać obrażenia?',
  'haunt.37.ask.flung': 'Gdzie upada Relikwia?',
  'haunt.37.option.bout': '{trait}',
  'haunt.37.option.disarm': '{token}',
  'haunt.37.option.disarm-not': 'Zadaj obrażenia',
  'haunt.37.event.with-might': '{who} występuje do starcia Siły.',
  'haunt.37.event.with-speed': '{who} występuje do starcia Szybkości.',
  'haunt.37.event.with-knowledge': '{who} występuje do starcia Wiedzy.',
  'haunt.37.event.with-sanity': '{who} występuje do starcia Poczytalności.',
  'haunt.37.event.guard-might': 'Czempion osłania Siłę.',
  'haunt.37.event.guard-speed': 'Czempion osłania Szybkość.',
  'haunt.37.event.guard-knowledge': 'Czempion osłania Wiedzę.',
  'haunt.37.event.guard-sanity': 'Czempion osłania Poczytalność.',
  'haunt.37.event.won':
    '{who} wygrywa starcie. {n, plural, one {To # Wygrana} few {To już # Wygrane} many {To już # Wygranych} other {To już # Wygranej}}.',
  'haunt.37.event.drawn': '{who} i Czempion rozstają się jak równy z równym.',
  'haunt.37.event.lost':
    '{who} przegrywa starcie. Czempion ma {n, plural, one {# Laur} few {# Laury} many {# Laurów} other {# Lauru}}.',
  'haunt.37.event.billed':
    'Nikt nie wystąpił, więc płacą wszyscy. Czempion ma {n, plural, one {# Laur} few {# Laury} many {# Laurów} other {# Lauru}}.',
  'haunt.37.won.bested':
    'Zbroja klęka, rozpada się i jest pusta, jak wszyscy grzecznie podejrzewali. Orkiestra zaczyna grać.',
  'haunt.37.won.laurels': 'Gospodarz klaszcze cudzymi rękami i pyta, kto następny.',
  'haunt.37.won.dance': 'Ostatni walc się kończy. Kto do tej pory nie zatańczył, należy do wystroju.',
  'haunt.37.won.all-dead': 'Parkiet zamieciony, wosk odnowiony. Następni goście są już na podjeździe.',
  'haunt.37.monster.champion': 'Toczy starcia i nie robi nic innego.',
  'haunt.37.monster.squire': 'Atakuje Siłą; obrażenia go ogłuszają.',
  'haunt.37.counter.laurels': 'Laury',
  'haunt.37.counter.won': 'Żetony Wygranej',
  'haunt.37.counter.weak-might': 'Słabość: Siła',
  'haunt.37.counter.weak-speed': 'Słabość: Szybkość',
  'haunt.37.counter.weak-knowledge': 'Słabość: Wiedza',
  'haunt.37.counter.weak-sanity': 'Słabość: Poczytalność',
  'name.token.gauntlet': 'Rękawica',
  'name.token.spur': 'Ostroga',
  'name.token.visor': 'Przyłbica',
  'name.token.crest': 'Herb',
  'name.monster.champion': 'Czempion',
  'name.monster.squire': 'Giermek',
} as const;
