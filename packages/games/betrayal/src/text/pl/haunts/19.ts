/** Penance. */
export const haunt19 = {
  'haunt.19.title': 'Pokuta',
  'haunt.19.intro.all':
    'Każde z was wniosło do tego domu jedną rzecz i nikomu o niej nie powiedziało. Coś czytało wam przez ramię i przyniosło księgę rachunkową.',
  'haunt.19.setup.all':
    'Kaplica jest w domu. Każdy poszukiwacz dostaje Grzech, którego nie widzi nikt inny. Spowiednik czeka tam, skąd do wszystkich jest najdalej.',
  'haunt.19.goal.heroes': 'Wygrywacie wszyscy, gdy każdy żywy poszukiwacz ma rozgrzeszenie.',
  'haunt.19.goal.traitor':
    'Dom wygrywa, gdy Surowość dojdzie do {severity} albo gdy {dead, plural, one {martwy jest # poszukiwacz} few {martwych jest # poszukiwaczy} many {martwych jest # poszukiwaczy} other {martwych jest # poszukiwacza}}.',
  'haunt.19.rule.penance':
    'Poszukiwacz najpierw milczy, potem jest po wyznaniu, a potem ma rozgrzeszenie. Od wyznania zdobywa się znaki tak, jak mówi Grzech; te z końca tury liczą się, gdy tura się kończy. Kompletnych znaków nigdy się nie traci.',
  'haunt.19.rule.shield':
    'Osłona: gdy Spowiednik kogoś atakuje, zamiast tej osoby może się bronić ktoś rozgrzeszony na tej płytce, pierwszy chętny w kolejności.',
  'haunt.19.rule.severity':
    'Surowość rośnie o 1 na koniec każdej rundy i o 1 więcej, dopóki jakiś żywy poszukiwacz milczy; o 1, gdy atak poszukiwacza ogłuszy Spowiednika; o 2, gdy ginie ktoś bez rozgrzeszenia.',
  'haunt.19.rule.confessor':
    'Na koniec każdej rundy Spowiednik idzie do najbliższej osoby po wyznaniu i bez rozgrzeszenia; jeśli takiej nie ma, do milczących; jeśli i tych nie ma, do rozgrzeszonych. Z kilku do tej o niższej Poczytalności. Kogo pokona, ten oprócz obrażeń traci jeden znak niepełnej pokuty.',
  'haunt.19.action.confess': 'Wyznaj',
  'haunt.19.text.confess':
    'Na płytce z innym żywym poszukiwaczem: odkryj swój Grzech. Ostatni żywy może wyznać go sam, w Kaplicy.',
  'haunt.19.action.bless': 'Pobłogosław',
  'haunt.19.text.bless':
    'Gdy twój Grzech to Zazdrość, na płytce kogoś, kto nie ma jeszcze twojego błogosławieństwa: tracisz 1 punkt cechy, a ta osoba zyskuje 1 punkt tej samej.',
  'haunt.19.action.testify': 'Złóż zeznanie',
  'haunt.19.text.testify':
    'Gdy twój Grzech to Kłamstwo, na płytce rodzaju, za który nie masz znaku: rzut Poczytalności; od 3 dostajesz znak.',
  'haunt.19.action.absolve': 'Uzyskaj rozgrzeszenie',
  'haunt.19.text.absolve': 'W Kaplicy, ze wszystkimi znakami: rzut Poczytalności; od 4 masz rozgrzeszenie.',
  'haunt.19.ask.give-up': 'Z której cechy oddajesz stopień?',
  'haunt.19.ask.shield': 'Zasłaniasz tę osobę?',
  'haunt.19.ask.unlearn': 'Który znak tracisz?',
  'haunt.19.option.give-up': '{trait}',
  'haunt.19.option.step-before': 'Przyjmij cios',
  'haunt.19.option.step-aside': 'Zostań na miejscu',
  'haunt.19.option.unlearn-of': 'Ten za {whoAcc}',
  'haunt.19.option.unlearn-in': 'Ten za obszar „{region}”',
  'haunt.19.option.unlearn-event': 'Ten za płytkę Wydarzenia',
  'haunt.19.option.unlearn-item': 'Ten za płytkę Przedmiotu',
  'haunt.19.option.unlearn-omen': 'Ten za płytkę Omenu',
  'haunt.19.option.unlearn-gift': 'Ten za podarunek',
  'haunt.19.option.unlearn-patience': 'Ten za cierpliwość',
  'haunt.19.option.unlearn-alone': 'Ten za samotność',
  'haunt.19.option.unlearn-still': 'Ten za bezruch',
  'haunt.19.event.mark': '{who} ma {n, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.',
  'haunt.19.event.severity': 'Surowość wynosi {n}.',
  'haunt.19.won.absolved': 'Księga się zamyka. Okazała się cienka; większość napisaliście sami.',
  'haunt.19.won.severe': 'Dom nie przebacza. On tylko prowadzi rachunki.',
  'haunt.19.won.all-dead': 'Wszystkie długi są spłacone. Nie ma kogo zapytać, czyje były.',
  'haunt.19.monster.confessor':
    'Atakuje Poczytalnością; Siła i Poczytalność rosną z Surowością. Obrażenia go ogłuszają.',
  'haunt.19.status.confessed': 'Po wyznaniu',
  'haunt.19.status.absolved': 'Rozgrzeszenie',
  'haunt.19.counter.severity': 'Surowość',
  'haunt.19.counter.absolved': 'Rozgrzeszeni',
  'haunt.19.counter.dead': 'Martwi',
  'haunt.19.rule.sin-greed':
    'Chciwość (2 znaki): w wymianie podczas swojej tury oddaj coś i nie bierz nic, raz na turę. Jeśli na początku tury nie masz żadnej karty, dobierz Przedmiot; gdy nie ma już żadnego, strać za znak 1 punkt wybranej cechy.',
  'haunt.19.event.greed': '{who} wyznaje Chciwość.',
  'haunt.19.event.own-greed': 'Twój Grzech to Chciwość.',
  'haunt.19.rule.sin-wrath': 'Gniew (2 znaki): zakończ turę na płytce Spowiednika bez ataku w tej turze.',
  'haunt.19.event.wrath': '{who} wyznaje Gniew.',
  'haunt.19.event.own-wrath': 'Twój Grzech to Gniew.',
  'haunt.19.rule.sin-sloth': 'Lenistwo (3 znaki): zakończ turę w obszarze, w którym nie masz jeszcze znaku.',
  'haunt.19.event.sloth': '{who} wyznaje Lenistwo.',
  'haunt.19.event.own-sloth': 'Twój Grzech to Lenistwo.',
  'haunt.19.rule.sin-pride':
    'Pycha ({pride, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}): zakończ turę na płytce kogoś, za kogo nie masz jeszcze znaku; jeden znak za każdą osobę. Nigdy nie potrzeba ich więcej, niż żyje innych.',
  'haunt.19.event.pride': '{who} wyznaje Pychę.',
  'haunt.19.event.own-pride': 'Twój Grzech to Pycha.',
  'haunt.19.rule.sin-envy': 'Zazdrość (2 znaki): pobłogosław kogoś. Nigdy nie potrzeba ich więcej, niż żyje innych.',
  'haunt.19.event.envy': '{who} wyznaje Zazdrość.',
  'haunt.19.event.own-envy': 'Twój Grzech to Zazdrość.',
  'haunt.19.rule.sin-deceit':
    'Kłamstwo (3 znaki): złóż zeznanie na płytce Wydarzenia, Przedmiotu i Omenu. Rodzaj, którego płytki nie ma w domu w chwili wyznania, jest darowany.',
  'haunt.19.event.deceit': '{who} wyznaje Kłamstwo.',
  'haunt.19.event.own-deceit': 'Twój Grzech to Kłamstwo.',
  'haunt.19.rule.sin-cowardice':
    'Tchórzostwo (3 znaki): zakończ turę, gdy w odległości 2 płytek pieszo nie ma nikogo innego żywego.',
  'haunt.19.event.cowardice': '{who} wyznaje Tchórzostwo.',
  'haunt.19.event.own-cowardice': 'Twój Grzech to Tchórzostwo.',
  'haunt.19.rule.sin-haste':
    'Pośpiech (3 znaki): zakończ turę, w której ani się nie ruszysz, ani nikt cię nie przesunie. Tura, która to łamie, kasuje wszystkie znaki.',
  'haunt.19.event.haste': '{who} wyznaje Pośpiech.',
  'haunt.19.event.own-haste': 'Twój Grzech to Pośpiech.',
  'name.monster.confessor': 'Spowiednik',
} as const;
