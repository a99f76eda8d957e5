/** Bone Tithe. */
export const haunt46 = {
  'haunt.46.title': 'Kościana Dziesięcina',
  'haunt.46.intro.heroes':
    'Czaszka liczy półgłosem. Jest winna domowi pewną liczbę kości i już zdecydowała, czyje to będą.',
  'haunt.46.intro.traitor': 'W końcu każdy płaci. Tobie po prostu powierzono zbieranie należności.',
  'haunt.46.setup.traitor':
    'Wylecz wszystkie cechy; zyskaj 1 punkt Siły. Na twojej płytce {servants, plural, one {staje # Sługa} few {staje # Sług} many {staje # Sług} other {staje # Sługi}}.',
  'haunt.46.goal.heroes':
    'Bohaterowie wygrywają, gdy w domu {rites, plural, one {leży # znacznik} few {leżą jednocześnie # znaczniki} many {leży jednocześnie # znaczników} other {leży jednocześnie # znacznika}} Rytuału.',
  'haunt.46.goal.traitor': 'Zdrajca wygrywa, gdy wszyscy bohaterowie są martwi.',
  'haunt.46.action.chant': 'Śpiewaj zaklęcie',
  'haunt.46.text.chant':
    'Na płytce Omenu bez znacznika Rytuału: rzut Poczytalności, o 1 więcej, jeśli jest tu inny żywy bohater; od 5 połóż tu znacznik Rytuału.',
  'haunt.46.action.raise': 'Wskrześ zmarłego',
  'haunt.46.text.raise':
    'Na płytce z ciałem bohatera: powstaje z niego Sługa. Ciało znika, a jego karty zostają na płytce i można je zabierać jak zmarłemu.',
  'haunt.46.action.desecrate': 'Zbezcześć',
  'haunt.46.text.desecrate': 'Na płytce ze znacznikiem Rytuału: rzut Wiedzy; od 5 usuń znacznik.',
  'haunt.46.won.rites': 'Szczęka opada i już się nie zamyka. Dług zostaje wykreślony z księgi.',
  'haunt.46.won.all-dead': 'Dziesięcina zapłacona. Z odsetkami.',
  'haunt.46.monster.servant': 'Atakuje Siłą; obrażenia go ogłuszają.',
  'haunt.46.counter.rite': 'Znaczniki Rytuału w domu',
  'haunt.46.status.raised': 'powstał jako Sługa',
  'name.token.rite': 'Znacznik Rytuału',
  'name.monster.servant': 'Sługa',
} as const;
