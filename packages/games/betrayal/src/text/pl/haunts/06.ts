/** Last Course. */
export const haunt06 = {
  'haunt.6.title': 'Ostatnie Danie',
  'haunt.6.intro.heroes':
    'W zaproszeniach była mowa o kolacji. Nie było mowy o tym, czyjej. Stół jest nakryty, świece płoną, a u szczytu stoi jeden pusty kielich.',
  'haunt.6.intro.traitor':
    'Gospodarzem był twój dziadek. Chce mu się pić, a kielich u szczytu stołu jest pusty. Nie wypada kazać mu czekać.',
  'haunt.6.setup.heroes': 'Jadalnia trafia do domu.',
  'haunt.6.setup.traitor':
    'Zregeneruj wszystkie cechy. W Jadalni {waiters, plural, one {czeka # Kelner} few {czeka # Kelnerów} many {czeka # Kelnerów} other {czeka # Kelnera}}.',
  'haunt.6.goal.heroes':
    'Bohaterowie wygrywają, gdy w kielichu {spoiled, plural, one {jest co najmniej # Zioło} few {są co najmniej # Zioła} many {jest co najmniej # Ziół} other {jest co najmniej # Zioła}}.',
  'haunt.6.goal.traitor':
    'Zdrajca wygrywa, gdy w kielichu {goblet, plural, one {jest co najmniej # Krew} few {są co najmniej # Krwi} many {jest co najmniej # Krwi} other {jest co najmniej # Krwi}} albo gdy wszyscy bohaterowie są martwi.',
  'haunt.6.rule.herbs': 'Zioła się nosi, wymienia i zabiera zmarłym tak jak Przedmioty.',
  'haunt.6.rule.blood':
    'Za każdym razem, gdy ty albo Kelner wygracie atak na bohatera, połóż 1 Krew na zwycięzcy. Obrażenia zadaje się jak zwykle.',
  'haunt.6.rule.pour':
    'Jeśli kończysz turę w Jadalni, cała Krew, którą masz na sobie, trafia do kielicha; tak samo Krew Kelnera na koniec jego własnej tury.',
  'haunt.6.rule.guest':
    'Jeśli masz umrzeć, zamiast tego tracisz całą Krew, regenerujesz wszystkie cechy, stajesz w Jadalni i zabierasz z kielicha 2 Krwi. Jeśli to była twoja tura, kończy się.',
  'haunt.6.action.gather': 'Zbierz zioła',
  'haunt.6.action.spoil': 'Zepsuj napój',
  'haunt.6.text.gather':
    'Na płytce z symbolem Wydarzenia albo Przedmiotu, z której nikt nie zbierał, poza Jadalnią, gdy masz mniej niż 2 Zioła: rzut Wiedzy; od 4 weź Zioło i oznacz płytkę.',
  'haunt.6.text.spoil':
    'W Jadalni, z Ziołem: rzut Szybkości; od 4 wszystkie twoje Zioła trafiają do kielicha. Jeśli jest tam zdrajca albo przytomny Kelner, potrzeba 5.',
  'haunt.6.event.poured':
    '{who} nalewa. W kielichu {n, plural, one {jest # Krew} few {są # Krwi} many {jest # Krwi} other {jest # Krwi}}.',
  'haunt.6.event.spoiled':
    '{who} wrzuca do kielicha coś zielonego. {n, plural, one {Jest tam # Zioło} few {Są tam # Zioła} many {Jest tam # Ziół} other {Jest tam # Zioła}}.',
  'haunt.6.event.returns':
    '{who} wstaje u szczytu stołu, bez jednej rany. W kielichu {n, plural, =0 {nie ma już Krwi} one {jest # Krew} few {są # Krwi} many {jest # Krwi} other {jest # Krwi}}.',
  'haunt.6.won.spoiled': 'Starzec pije, krzywi się i rozsypuje w pył, zanim kielich dotknie stołu.',
  'haunt.6.won.goblet': 'Za rodzinę.',
  'haunt.6.won.all-dead': 'Wszystkie krzesła są zajęte. Nikt nie prosi o dokładkę.',
  'haunt.6.monster.waiter': 'Atakuje Siłą. Gdy zostaje ogłuszony, Krew, którą miał na sobie, przepada.',
  'haunt.6.counter.spoiled': 'Zioła w kielichu',
  'haunt.6.counter.goblet': 'Krew w kielichu',
  'name.token.herb': 'Zioło',
  'name.token.blood': 'Krew',
  'name.token.picked': 'Zebrane',
  'name.monster.waiter': 'Kelner',
} as const;
