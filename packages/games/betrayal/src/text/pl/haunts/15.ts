/** Chain of Custody. */
export const haunt15 = {
  'haunt.15.title': 'Łańcuch Dowodowy',
  'haunt.15.intro.heroes':
    'Sztyletu nie znaleziono w szufladzie. Ktoś go tam odłożył. W połowie pokoi jest krew, cała tej samej grupy, a ktoś z was zaczął już sprzątać.',
  'haunt.15.intro.traitor':
    'To był jeden błąd, a mydło jest pod ręką. Z tymi ludźmi kłopot jest taki, że po każdym napadzie złości zostaje więcej do starcia.',
  'haunt.15.setup.heroes':
    'Na losowych płytkach {evidence, plural, one {leży # Dowód} few {leżą # Dowody} many {leży # Dowodów} other {leży # Dowodu}}.',
  'haunt.15.setup.traitor':
    'Zregeneruj wszystkie cechy i zyskaj {speed, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} Szybkości. Na twojej płytce {cleaners, plural, =0 {nie staje żaden Sprzątacz} one {staje # Sprzątacz} few {staje # Sprzątaczy} many {staje # Sprzątaczy} other {staje # Sprzątacza}}.',
  'haunt.15.goal.heroes':
    'Bohaterowie wygrywają, gdy wywołają {developed, plural, one {# Próbkę} few {# Próbki} many {# Próbek} other {# Próbki}}.',
  'haunt.15.goal.traitor':
    'Zdrajca wygrywa, gdy na koniec tury wywołanych Próbek, Próbek i Dowodów jest razem mniej niż {developed}, gdy kończy się 12. runda albo gdy wszyscy bohaterowie są martwi.',
  'haunt.15.rule.wound':
    'Każda rana zeznaje: zawsze gdy bohater otrzyma obrażenia od ataku zdrajcy lub Sprzątacza, na płytce tego bohatera pojawia się nowy Dowód.',
  'haunt.15.rule.blood':
    'Krew wyjdzie na jaw: zamiast zginąć zdrajca zostawia na płytce 2 Dowody, regeneruje wszystkie cechy i trafia na Podest w Piwnicy; jeśli trwała jego tura, to się kończy.',
  'haunt.15.rule.custody':
    'Łańcuch dowodowy: nikt nie niesie więcej niż 3 Próbek. Nie można ich wymieniać ani zabierać zwłokom; gdy bohater ginie, zmieniają się w Dowody na tej płytce.',
  'haunt.15.rule.bath':
    'Proszę o ciszę: twoja Kąpiel przepada, jeśli przed twoją następną turą ktokolwiek kogokolwiek zaatakuje w twoim obszarze albo jeśli cię przesunięto lub otrzymasz obrażenia. W przeciwnym razie twoja następna tura zaczyna się rzutem Wiedzy; od 4 wszystkie twoje Próbki są wywołane. Niewywołane Próbki zawsze zostają u ciebie.',
  'haunt.15.rule.burn':
    'Spalenie: gdy wygrasz własny atak na bohatera o co najmniej 2, możesz zamiast zadać obrażenia usunąć z gry jedną z jego Próbek.',
  'haunt.15.rule.late': 'Z końcem 12. rundy sprawa zostaje zamknięta i wygrywasz.',
  'haunt.15.action.bag-it': 'Zabezpiecz dowód',
  'haunt.15.text.bag-it':
    'Na płytce z Dowodem, gdy masz mniej niż 3 Próbki: rzut Wiedzy; od 4 bierzesz jeden Dowód jako Próbkę.',
  'haunt.15.action.start-the-bath': 'Nastaw kąpiel',
  'haunt.15.text.start-the-bath':
    'Z Próbką, gdy na twojej płytce, na sąsiedniej ani w polu widzenia nie ma przeciwnika: twoja tura się kończy, a Kąpiel trwa.',
  'haunt.15.action.scrub': 'Szoruj',
  'haunt.15.text.scrub': 'Na płytce z Dowodem: rzut Szybkości lub Wiedzy; od 4 jeden Dowód stąd znika z gry.',
  'haunt.15.ask.burn': 'W tej kieszeni jest Próbka. Co robisz?',
  'haunt.15.option.burn-sample': 'Spal Próbkę',
  'haunt.15.option.burn-not': 'Niech zaboli',
  'haunt.15.event.spoilt': 'Kąpiel {whoGen} przepadła.',
  'haunt.15.event.blank': 'W kuwecie {whoGen} nic się nie pojawia.',
  'haunt.15.event.developed':
    '{who} wywołuje wszystko. {n, plural, one {Wywołano już # Próbkę} few {Wywołano już # Próbki} many {Wywołano już # Próbek} other {Wywołano już # Próbki}}.',
  'haunt.15.won.developed': 'W kuwecie powoli wyłania się twarz z uśmiechem, jaki ludzie mają, gdy nikt nie patrzy.',
  'haunt.15.won.clean': 'Sprawę umorzono z braku czegokolwiek. Sztylet zostaje u ciebie; jest już czysty.',
  'haunt.15.won.closed': 'Akta trafiają do szafy, a szafa do morza.',
  'haunt.15.won.all-dead': 'Żadnych świadków, żadnych zeznań i bardzo wysoki rachunek za sprzątanie.',
  'haunt.15.monster.cleaner':
    'Atakuje Siłą; obrażenia go ogłuszają. Na koniec swojej tury, jeśli nie atakował i na jego płytce nie ma bohatera, usuwa stąd jeden Dowód.',
  'haunt.15.status.bath': 'Kąpiel',
  'haunt.15.counter.developed': 'Wywołane Próbki',
  'haunt.15.counter.evidence': 'Dowody w domu',
  'name.token.evidence': 'Dowód',
  'name.token.sample': 'Próbka',
  'name.monster.cleaner': 'Sprzątacz',
} as const;
