/** Black Candlemas. */
export const haunt26 = {
  'haunt.26.title': 'Czarna Gromniczna',
  'haunt.26.intro.heroes':
    'W zaproszeniu była mowa o „małym nabożeństwie”. Jest pięć świeczników, jeden już ciepły, i księga z porządkiem modłów, którą trzyma zamkniętą ktoś, kogo lubicie.',
  'haunt.26.intro.traitor': 'Pamiętasz czasy w kościelnym chórze. Pamiętasz wszystko, także to, gdzie się pomylili.',
  'haunt.26.setup.traitor':
    'Zregeneruj wszystkie cechy i zyskaj 1 punkt Siły oraz 1 punkt Szybkości. Pierwsza Świeca płonie na najbliższej płytce Omenu, na twojej, jeśli nią jest, i tam {acolytes, plural, one {staje # Akolita} few {stają # Akolici} many {staje # Akolitów} other {staje # Akolity}}. Potem w tajemnicy zapisz Mszał.',
  'haunt.26.goal.heroes':
    'Bohaterowie wygrywają, gdy powiedzą Amen {amen, plural, one {raz} few {# razy} many {# razy} other {# razu}}. Wygrywają też, gdy kończy się 12. runda, a płoną mniej niż trzy Świece.',
  'haunt.26.goal.traitor':
    'Zdrajca wygrywa, gdy {candles, plural, one {płonie # Świeca} few {płoną # Świece} many {płonie # Świec} other {płonie # Świecy}}. Wygrywa też, gdy kończy się 12. runda, a płoną co najmniej trzy, albo gdy wszyscy bohaterowie są martwi.',
  'haunt.26.rule.candles':
    'Świece płoną w kolejności numerów, a najwyższa jest najnowsza. Na płytce mieści się jedna. Jeśli płytka ze Świecą znika z domu, ta Świeca gaśnie, a numery wyższych spadają o jeden.',
  'haunt.26.rule.missal':
    'Mszał mówi, na jakim symbolu zapala się każdą ze Świec od 2 do 5: są to dwa Wydarzenia, Przedmiot i Omen w kolejności, którą zna tylko zdrajca. Kolejność nigdy się nie zmienia. Kto rzuca, by zapalić Świecę, pokazuje wszystkim, czego żąda Mszał.',
  'haunt.26.rule.amen':
    'Amen: gdy gaśnie ostatnia Świeca, policz Amen. Po pierwszym gracz zdrajcy od razu stawia pierwszą Świecę na płytce Omenu w odległości co najmniej 3 od każdego żywego bohatera; jeśli takiej nie ma, na tej, do której najbliższy bohater ma najdalej; a gdy nie ma żadnej płytki Omenu, w Holu Wejściowym.',
  'haunt.26.rule.acolytes':
    'Akolici zapalają: na koniec własnej tury Akolita na pasującej płytce może rzucić Poczytalnością tak jak ty. {lights, plural, =0 {Dopóki żyjesz, nie zapalają żadnej Świecy, a gdy nie żyjesz, jedną w jednej turze Potworów} one {W jednej turze Potworów zapalają najwyżej # Świecę} few {W jednej turze Potworów zapalają najwyżej # Świece} many {W jednej turze Potworów zapalają najwyżej # Świec} other {W jednej turze Potworów zapalają najwyżej # Świecy}}.',
  'haunt.26.rule.any-altar':
    'Dobry każdy ołtarz: jeśli na początku twojej tury nie ma bez Świecy żadnej płytki potrzebnego symbolu, do twojej następnej tury dla tej Świecy wystarczy dowolny symbol. Wszyscy się o tym dowiadują, a taki rzut niczego nie zdradza.',
  'haunt.26.action.snuff': 'Zgaś najnowszą Świecę',
  'haunt.26.text.snuff': 'Na jej płytce, gdy nie ma tam przytomnego Akolity: rzut Poczytalności; od 4 Świeca gaśnie.',
  'haunt.26.action.light': 'Zapal następną Świecę',
  'haunt.26.text.light':
    'Na płytce bez Świecy, która ma symbol z Mszału: rzut Poczytalności; od 3, a gdy stoi tam żywy bohater, od 4, postaw tu następną Świecę.',
  'haunt.26.monster.acolyte': 'Atakuje Siłą; obrażenia go ogłuszają. Przytomny strzeże Świecy na swojej płytce.',
  'haunt.26.option.order-eeio': 'Wydarzenie, Wydarzenie, Przedmiot, Omen',
  'haunt.26.option.order-eeoi': 'Wydarzenie, Wydarzenie, Omen, Przedmiot',
  'haunt.26.option.order-eieo': 'Wydarzenie, Przedmiot, Wydarzenie, Omen',
  'haunt.26.option.order-eioe': 'Wydarzenie, Przedmiot, Omen, Wydarzenie',
  'haunt.26.option.order-eoei': 'Wydarzenie, Omen, Wydarzenie, Przedmiot',
  'haunt.26.option.order-eoie': 'Wydarzenie, Omen, Przedmiot, Wydarzenie',
  'haunt.26.option.order-ieeo': 'Przedmiot, Wydarzenie, Wydarzenie, Omen',
  'haunt.26.option.order-ieoe': 'Przedmiot, Wydarzenie, Omen, Wydarzenie',
  'haunt.26.option.order-ioee': 'Przedmiot, Omen, Wydarzenie, Wydarzenie',
  'haunt.26.option.order-oeei': 'Omen, Wydarzenie, Wydarzenie, Przedmiot',
  'haunt.26.option.order-oeie': 'Omen, Wydarzenie, Przedmiot, Wydarzenie',
  'haunt.26.option.order-oiee': 'Omen, Przedmiot, Wydarzenie, Wydarzenie',
  'haunt.26.ask.missal': 'Zapisz Mszał: na czym zapala się Świece 2, 3, 4 i 5?',
  'haunt.26.ask.acolyte': 'Akolita stoi przed ołtarzem. Czy zapala następną Świecę?',
  'haunt.26.option.light-it': 'Zapala',
  'haunt.26.option.leave-dark': 'Nie zapala',
  'haunt.26.ask.again': 'Gdzie znów płonie pierwsza Świeca?',
  'haunt.26.event.rite':
    '{n, plural, one {Płonie # Świeca} few {Płoną # Świece} many {Płonie # Świec} other {Płonie # Świecy}}.',
  'haunt.26.event.amen': 'Amen pada po raz {n}.',
  'haunt.26.event.any-altar': 'Tego, czego żąda Mszał, nie ma nigdzie w domu. Dobry jest każdy ołtarz.',
  'haunt.26.event.asks-event': 'Świecę {n} zapala się na Wydarzeniu.',
  'haunt.26.event.asks-item': 'Świecę {n} zapala się na Przedmiocie.',
  'haunt.26.event.asks-omen': 'Świecę {n} zapala się na Omenie.',
  'haunt.26.won.amen': 'Syczy ostatni knot. W ciemności ktoś mówi „Amen” i tym razem jest to ktoś z was.',
  'haunt.26.won.rite': 'Piąty płomień płonie w dół. Wierni pod podłogą wstają.',
  'haunt.26.won.dawn': 'Słońce wschodzi, a nic nie jest tak nudne jak świeca za dnia.',
  'haunt.26.won.vigil': 'Słońce nie wschodzi. Pod podłogą nikt się tego nie spodziewa.',
  'haunt.26.won.all-dead': 'Ławki są pełne. Brakuje tylko kazania.',
  'haunt.26.counter.rite': 'Płonące Świece',
  'haunt.26.counter.amen': 'Amen',
  'haunt.26.counter.night': 'Noc (runda)',
  'name.token.altar-candle': 'Świeca',
  'name.monster.acolyte': 'Akolita',
} as const;
