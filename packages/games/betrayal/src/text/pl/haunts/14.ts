/** Clear Title. */
export const haunt14 = {
  'haunt.14.title': 'Czysta Hipoteka',
  'haunt.14.intro.heroes':
    'Ta księga to rejestr sprzedaży. Każdy nabywca podpisał się tą samą ręką i każdy podpis jest przekreślony. Gdyby dom przeznaczono do rozbiórki, zanim umowa wejdzie w życie, nie byłoby już czego sprzedawać.',
  'haunt.14.intro.traitor':
    'Ktoś musi być jego właścicielem. Drobny druk już znasz i możesz z nim żyć. Pośrednicy czekają w holu.',
  'haunt.14.goal.heroes':
    'Bohaterowie wygrywają, gdy w domu {faults, plural, one {leży # Usterka} few {leżą naraz # Usterki} many {leży naraz # Usterek} other {leży naraz # Usterki}}.',
  'haunt.14.goal.traitor':
    'Zdrajca wygrywa, gdy w domu {deeds, plural, one {leży # Akt} few {leżą naraz # Akty} many {leży naraz # Aktów} other {leży naraz # Aktu}} albo gdy wszyscy bohaterowie są martwi.',
  'haunt.14.rule.markers':
    'Na płytce leży najwyżej jeden żeton: Akt albo Usterka. Na płytkach początkowych nie leży żaden.',
  'haunt.14.action.find-fault': 'Znajdź usterkę',
  'haunt.14.action.strike-out': 'Skreśl akt',
  'haunt.14.action.appraise': 'Wyceń',
  'haunt.14.text.find-fault':
    'Na płytce bez żetonu, ale nie początkowej: rzut Siły albo Wiedzy; od 5 połóż tu Usterkę.',
  'haunt.14.text.strike-out': 'Na płytce z Aktem: rzut Siły; od 5 usuń Akt.',
  'haunt.14.text.appraise': 'Na płytce bez żetonu, ale nie początkowej: rzut Wiedzy; od 4 połóż tu Akt.',
  'haunt.14.event.fault':
    'Wykryto Usterkę {atAt}. {n, plural, one {W domu leży # Usterka} few {W domu leżą # Usterki} many {W domu leży # Usterek} other {W domu leży # Usterki}}.',
  'haunt.14.event.deed':
    'Sporządzono Akt {atAt}. {n, plural, one {W domu leży # Akt} few {W domu leżą # Akty} many {W domu leży # Aktów} other {W domu leży # Aktu}}.',
  'haunt.14.event.fault-gone':
    'Usterkę zamalowano {atAt}. {n, plural, =0 {W domu nie ma już Usterek} one {W domu leży # Usterka} few {W domu leżą # Usterki} many {W domu leży # Usterek} other {W domu leży # Usterki}}.',
  'haunt.14.event.deed-gone':
    'Akt skreślono {atAt}. {n, plural, =0 {W domu nie ma już Aktów} one {W domu leży # Akt} few {W domu leżą # Akty} many {W domu leży # Aktów} other {W domu leży # Aktu}}.',
  'haunt.14.won.condemned':
    'Na drzwiach wejściowych zawisło obwieszczenie: DO ROZBIÓRKI. Gdzieś w ścianach pęka bardzo stare pióro.',
  'haunt.14.won.sold': 'Sprzedane. Klucze są zimne i pasują do każdego zamka, także w domach twoich przyjaciół.',
  'haunt.14.won.all-dead': 'Lokal wolny od osób trzecich, jak stoi w umowie. Podpisujesz się za nich wszystkich.',
  'haunt.14.monster.realtor':
    'Atakuje Siłą. Jeśli jego tura kończy się na płytce z Usterką, na której nie ma bohatera, Usterka znika.',
  'haunt.14.counter.fault': 'Usterki w domu',
  'haunt.14.counter.deed': 'Akty w domu',
  'name.token.fault': 'Usterka',
  'name.token.deed': 'Akt',
  'name.monster.realtor': 'Pośrednik',
} as const;
