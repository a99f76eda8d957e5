/** Borrowed Faces. */
export const haunt27 = {
  'haunt.27.title': 'Pożyczone Twarze',
  'haunt.27.intro.all':
    'Maska schodzi ze ściany razem z twarzą. Przy świecach wszyscy liczycie: ilu gości, tyle twarzy. Za jedną z nich nic nie ma i gdy zabije dzwon, wyjdzie stąd w waszym płaszczu.',
  'haunt.27.goal.heroes':
    'Wszyscy oprócz noszącego wygrywają, także martwi, gdy wychodzi na jaw Pusta Twarz: przez zdemaskowanie albo śmierć tego, kto ją nosi.',
  'haunt.27.goal.traitor':
    'Kto nosi Pustą Twarz, wygrywa w pojedynkę, gdy Wstyd wynosi {shame}, gdy Dzwon uderzył {bell, plural, one {raz} few {# razy} many {# razy} other {# razu}} albo jako ostatni żywy.',
  'haunt.27.rule.wearer':
    'Każdy ma Twarz i raz na nią spojrzał: jedna jest Pusta, wszystkie inne są Prawdziwe. Kto ma w tej chwili Pustą, ten ją nosi, a gdy to się zmienia, nikt się o tym nie dowiaduje. Nikt nikomu nie przeszkadza i wszyscy mogą się atakować.',
  'haunt.27.rule.hum':
    'Pomruk: na koniec każdej rundy wszyscy słyszą „w towarzystwie”, jeśli w odległości do {near, plural, one {# płytki} few {# płytek} many {# płytek} other {# płytki}} pieszo od noszącego jest co najmniej jeden inny żywy poszukiwacz, a jeśli nie, „w samotności”. Potem uderza Dzwon.',
  'haunt.27.rule.death': 'Twarz tego, kto ginie, zostaje pokazana. Prawdziwa znika z gry.',
  'haunt.27.action.exchange-faces': 'Wymień twarze',
  'haunt.27.text.exchange-faces':
    'Na płytce z innym żywym poszukiwaczem, którego nikt nie pyta o zgodę: weź obie Twarze pod maskę i w tajemnicy zamień je lub zostaw. Wszyscy widzą, z kim była wymiana, ale tylko ty wiesz, co się stało. Nikt z was nie patrzy.',
  'haunt.27.action.look-behind': 'Spójrz',
  'haunt.27.text.look-behind': 'Spójrz na własną Twarz. Twoja tura się kończy.',
  'haunt.27.action.unmask': 'Zdemaskuj',
  'haunt.27.text.unmask':
    'Na płytce z innym żywym poszukiwaczem, jeśli w tej turze nie było u ciebie wymiany, a wymiana z nim nigdy nie wyszła od ciebie: najpierw zostaje pokazana twoja Twarz, potem, jeśli jest Prawdziwa, tamta. Jeśli któraś jest Pusta, noszący przegrywa. Jeśli obie są Prawdziwe, otrzymujesz 2 Obrażenia Psychiczne, Wstyd rośnie o 1, a obie Twarze znów leżą zakryte.',
  'haunt.27.ask.exchange': 'Trzymasz pod maską własną Twarz i Twarz {whoGen}. Zamieniasz je?',
  'haunt.27.option.face-swap': 'Zamień',
  'haunt.27.option.face-keep': 'Zostaw',
  'haunt.27.event.face-swap': 'Zamieniasz Twarze.',
  'haunt.27.event.face-keep': 'Zostawiasz Twarze.',
  'haunt.27.event.exchanged': 'Druga Twarz pod maską należy do {whoGen}.',
  'haunt.27.event.own-hollow': 'Twoja Twarz jest Pusta.',
  'haunt.27.event.own-true': 'Twoja Twarz jest Prawdziwa.',
  'haunt.27.event.looked': '{who} zagląda za własną Twarz.',
  'haunt.27.event.shame': 'Dwie Prawdziwe Twarze. Wstyd wynosi {n}.',
  'haunt.27.event.company': 'Słychać pomruk: w towarzystwie.',
  'haunt.27.event.alone': 'Słychać pomruk: w samotności.',
  'haunt.27.event.bell': 'Dzwon uderza po raz {n}.',
  'haunt.27.won.unmasked': 'Odchodzi jak mokry papier. Pod spodem jest ściana, która stoi za nią.',
  'haunt.27.won.shame': 'Dzwon milknie. Twój płaszcz idzie podjazdem twoim krokiem.',
  'haunt.27.won.bell': 'Dzwon milknie. Twój płaszcz idzie podjazdem twoim krokiem.',
  'haunt.27.won.traitor-dead': 'Odchodzi jak mokry papier. Pod spodem jest ściana, która stoi za nią.',
  'haunt.27.won.all-dead': 'Tyle twarzy, a wybiera spośród nich jeden gość.',
  'haunt.27.counter.shame': 'Wstyd',
  'haunt.27.counter.bell': 'Dzwon',
  'name.role.hollow': 'noszący Pustą Twarz',
  'name.role.true': 'gość z Prawdziwą Twarzą',
} as const;
