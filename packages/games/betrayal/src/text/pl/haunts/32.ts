/** Cold Case. */
export const haunt32 = {
  'haunt.32.title': 'Sprawa Przedawniona',
  'haunt.32.intro.heroes':
    'Czaszka odchrząkuje gardłem, którego już nie ma. Zamordowano ją w tym domu, mówi; czy zechcielibyście ustalić gdzie? Ktoś z was bardzo zbladł.',
  'haunt.32.intro.traitor':
    'Ten wieczór spoczywa pogrzebany od dawna i to całkiem porządnie. Są bystrzy, owszem. Ale bystrzy ludzie kopią tyle dołów.',
  'haunt.32.setup.heroes':
    'W różnych losowych pokojach, do których da się dojść z Holu Wejściowego, {witnesses, plural, one {staje # Świadek} few {stają # Świadkowie} many {staje # Świadków} other {staje # Świadka}}.',
  'haunt.32.setup.traitor':
    'Zregeneruj wszystkie cechy{might, plural, =0 {} one { i zyskaj # punkt Siły} few { i zyskaj # punkty Siły} many { i zyskaj # punktów Siły} other { i zyskaj # punktu Siły}}. Na twojej płytce {first, plural, one {staje # Grabarz} few {stają # Grabarze} many {staje # Grabarzy} other {staje # Grabarza}}. W tajemnicy wybierz {scenes, plural, one {# Miejsce Zbrodni} few {# Miejsca Zbrodni, w miarę możności co najmniej 3 płytki od siebie} many {# Miejsc Zbrodni, w miarę możności co najmniej 3 płytki od siebie} other {# Miejsca Zbrodni}}.',
  'haunt.32.goal.heroes': 'Bohaterowie wygrywają, gdy wszystkie Miejsca Zbrodni są odkryte.',
  'haunt.32.goal.traitor':
    'Zdrajca wygrywa, gdy {graves, plural, one {rozkopano # Grób} few {rozkopano # Groby} many {rozkopano # Grobów} other {rozkopano # Grobu}}, gdy Przedawnienie spadnie do 0 albo gdy wszyscy bohaterowie są martwi.',
  'haunt.32.rule.scenes':
    'Miejsce Zbrodni leży w pokoju, do którego da się dojść z Holu Wejściowego; bez bohatera, jeśli takich pokoi wystarcza, i nigdy w Mistycznej Windzie. Gdzie, wie tylko zdrajca.',
  'haunt.32.rule.witnesses':
    'Co mówi Świadek, słyszą wszyscy: jak daleko poszukiwacz ma z tej płytki pieszo do najbliższego nieodkrytego Miejsca Zbrodni. Tutaj to 0, blisko to 1 lub 2, daleko to 3 lub 4, nie tu to więcej albo brak drogi. Potem Świadek przechodzi do innego losowego pokoju.',
  'haunt.32.rule.undertakers': 'Błędny wykop sprowadza Grabarza, dopóki jest ich w domu mniej niż {undertakers}.',
  'haunt.32.rule.shift':
    'Przenoszenie kości, {shifts, plural, one {raz} few {# razy} many {# razy} other {# razu}} w grze. Na koniec twojej tury, na nieodkrytym Miejscu Zbrodni bez bohatera, możesz przenieść je do sąsiedniego pokoju bez Grobu i bez innego Miejsca Zbrodni, ale nie do Mistycznej Windy. Pytanie pada zawsze, a odpowiedzi nikt nie poznaje.',
  'haunt.32.rule.dead': 'Za każdego bohatera, który ginie, przybywa jeden Grób.',
  'haunt.32.rule.statute': 'Na koniec każdej rundy Przedawnienie spada o 1.',
  'haunt.32.action.question': 'Przesłuchaj',
  'haunt.32.text.question':
    'Na płytce ze Świadkiem: rzut Wiedzy lub Poczytalności. Od {answer} Świadek odpowiada, przy 0 lub 1 otrzymujesz 1 Obrażenie Psychiczne.',
  'haunt.32.action.dig': 'Kop',
  'haunt.32.text.dig':
    'W pokoju bez Grobu: rzut Siły. Od {dig} dół jest wykopany i zostaje Grób: Miejsce Zbrodni jest odkryte, a jeśli go tu nie ma, dół liczy się jako Grób, otrzymujesz 1 Obrażenie Psychiczne i wychodzi Grabarz.',
  'haunt.32.ask.scene': 'Gdzie to się stało?',
  'haunt.32.ask.bones': 'Twoja tura się kończy. Czy przenosisz kości?',
  'haunt.32.option.leave-bones': 'Zostaw wszystko na miejscu',
  'haunt.32.option.shift': 'Przenieś kości {tileTo}',
  'haunt.32.event.here': 'Świadek patrzy w podłogę. Tutaj.',
  'haunt.32.event.close': 'Świadek zniża głos: blisko.',
  'haunt.32.event.far': 'Świadek kręci głową: daleko.',
  'haunt.32.event.away': 'Świadek wzrusza ramionami: na pewno nie tu.',
  'haunt.32.event.witness': 'Świadek poszedł dalej.',
  'haunt.32.event.solved': '{who} wykopuje to, czego szukała czaszka.',
  'haunt.32.event.wrong': '{who} wykopuje kogoś innego.',
  'haunt.32.event.graves':
    'W domu {n, plural, one {jest # Grób} few {są # Groby} many {jest # Grobów} other {jest # Grobu}}.',
  'haunt.32.event.statute': 'Przedawnienie wynosi {n}.',
  'haunt.32.event.hidden':
    'Dom kryje {n, plural, one {# Miejsce Zbrodni} few {# Miejsca Zbrodni} many {# Miejsc Zbrodni} other {# Miejsca Zbrodni}}.',
  'haunt.32.event.shifted': 'Kości zmieniają miejsce.',
  'haunt.32.won.solved':
    'Czaszka wzdycha, zamyka to, co było jej oczami, i dyktuje nazwisko. Wszyscy patrzą na osobę, która je nosi.',
  'haunt.32.won.graves': 'Brak dowodów. Sprawa zamknięta. Przy wyjściu proszę uważać na świeżą ziemię.',
  'haunt.32.won.statute': 'To było dawno temu. Od dziś oficjalnie zbyt dawno.',
  'haunt.32.won.all-dead': 'Nie ma już kogo pytać i nie ma kto odpowiadać. Porządek to podstawa.',
  'haunt.32.monster.undertaker':
    'Atakuje Siłą; obrażenia go ogłuszają. Jeśli kończy turę na płytce ze Świadkiem i nie ma tam bohatera, Świadek przechodzi do innego losowego pokoju.',
  'haunt.32.counter.solved': 'Odkryte Miejsca Zbrodni',
  'haunt.32.counter.graves': 'Groby',
  'haunt.32.counter.statute': 'Przedawnienie',
  'name.token.witness': 'Świadek',
  'name.token.grave': 'Grób',
  'name.token.scene': 'Miejsce Zbrodni',
  'name.monster.undertaker': 'Grabarz',
} as const;
