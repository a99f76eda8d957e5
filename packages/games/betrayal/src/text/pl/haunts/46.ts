/** Bone Tithe. */
export const haunt46 = {
  'haunt.46.title': 'Kościana Dziesięcina',
  'haunt.46.intro.heroes':
    'Czaszka liczy półgłosem. Jest winna domowi pewną liczbę kości i już zdecydowała, czyje to będą.',
  'haunt.46.intro.traitor': 'W końcu każdy płaci. Tobie po prostu powierzono zbieranie należności.',
  'haunt.46.setup.traitor':
    'Zregeneruj wszystkie cechy; zyskaj 1 punkt Siły. Na twojej płytce {servants, plural, one {staje # Sługa} few {staje # Sług} many {staje # Sług} other {staje # Sługi}}.',
  'haunt.46.goal.heroes':
    'Bohaterowie wygrywają, gdy w domu {rites, plural, one {leży # żeton} few {leżą jednocześnie # żetony} many {leży jednocześnie # żetonów} other {leży jednocześnie # żetonu}} Rytuału.',
  'haunt.46.goal.traitor': 'Zdrajca wygrywa, gdy wszyscy bohaterowie są martwi.',
  'haunt.46.action.chant': 'Śpiewaj zaklęcie',
  'haunt.46.text.chant':
    'Na płytce Omenu bez żetonu Rytuału: rzut Poczytalności, o 1 więcej, jeśli jest tu inny żywy bohater; od 5 połóż tu żeton Rytuału.',
  'haunt.46.action.raise': 'Wskrześ zmarłego',
  'haunt.46.text.raise':
    'Na płytce z ciałem bohatera: powstaje z niego Sługa. Ciało znika, a jego karty zostają na płytce i można je zabierać jak zmarłemu.',
  'haunt.46.action.desecrate': 'Zbezcześć',
  'haunt.46.text.desecrate': 'Na płytce z żetonem Rytuału: rzut Wiedzy; od 5 usuń żeton.',
  'haunt.46.won.rites': 'Szczęka opada i już się nie zamyka. Dług zostaje wykreślony z księgi.',
  'haunt.46.won.all-dead': 'Dziesięcina zapłacona. Z odsetkami.',
  'haunt.46.monster.servant': 'Atakuje Siłą; obrażenia go ogłuszają.',
  'haunt.46.counter.rite': 'Żetony Rytuału w domu',
  'haunt.46.status.raised': 'Powstanie jako Sługa',
  'name.token.rite': 'Rytuał',
  'name.monster.servant': 'Sługa',
} as const;
