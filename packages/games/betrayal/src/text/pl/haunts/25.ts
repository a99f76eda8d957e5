/** What Wore Him. */
export const haunt25 = {
  'haunt.25.title': 'Co Go Nosi',
  'haunt.25.intro.heroes':
    'Zbroja w holu obraca ku wam przyłbicę. Za szczeliną są oczy waszego przyjaciela, szeroko otwarte, i ze strachem patrzą na drzwi wejściowe.',
  'haunt.25.intro.traitor': 'Zawsze chciał być kimś innym. Teraz ktoś inny jest nim i ma ochotę obejrzeć sobie wioskę.',
  'haunt.25.setup.heroes':
    'W Holu Wejściowym {bolts, plural, one {leży # Rygiel} few {leżą # Rygle} many {leży # Rygli} other {leży # Rygla}}, a karta Zbroi znika z gry.',
  'haunt.25.setup.traitor': 'Zregeneruj wszystkie cechy. Pancerz stoi w pokoju najdalszym od Holu Wejściowego.',
  'haunt.25.goal.heroes': 'Bohaterowie wygrywają, gdy otwarta jest ostatnia z {buckles} Sprzączek.',
  'haunt.25.goal.traitor':
    'Zdrajca wygrywa, gdy na drzwiach nie ma już Rygla, gdy Puls człowieka w środku spada do 0, gdy z końcem 12. rundy kończy się powietrze albo gdy wszyscy bohaterowie są martwi.',
  'haunt.25.rule.hold':
    'Kto trzyma Pancerz, nie może się ruszać. Chwyt przepada, gdy bohater albo Pancerz opuszcza płytkę, gdy bohater zostaje zrzucony, puszcza albo ginie.',
  'haunt.25.rule.held':
    'Pancerz jest przytrzymany, dopóki trzyma go {hold, plural, one {# bohater} few {# bohaterów} many {# bohaterów} other {# bohatera}} albo wszyscy żywi, jeśli jest ich mniej. Jeśli jest przytrzymany na początku swojej tury, nie rusza się.',
  'haunt.25.rule.armour':
    'Gdy Pancerz wygrywa własny atak na kogoś, kto go trzyma, nie zadaje obrażeń: bohater traci chwyt i ląduje na sąsiedniej płytce, którą wybiera gracz zdrajcy.',
  'haunt.25.rule.pulse':
    'On wciąż tam jest: ilekroć Pancerz otrzymuje obrażenia nie z własnego ataku, zostaje ogłuszony, a Puls spada o 1.',
  'haunt.25.rule.wrench':
    'Oderwanie: gdy wygrasz własny atak na bohatera, który trzyma Pancerz, bohater traci też chwyt i ląduje na sąsiedniej płytce, którą wybierasz.',
  'haunt.25.rule.door':
    'Drzwi: na koniec własnej tury, jeśli Pancerz stoi przytomny w Holu Wejściowym i nie jest przytrzymany, usuń Rygiel.',
  'haunt.25.action.grab': 'Chwyć go',
  'haunt.25.text.grab': 'Na płytce Pancerza: rzut Siły; od 3 trzymasz go.',
  'haunt.25.action.let-go': 'Puść',
  'haunt.25.text.let-go': 'Już nie trzymasz Pancerza.',
  'haunt.25.action.unbuckle': 'Rozepnij',
  'haunt.25.text.unbuckle':
    'Na płytce Pancerza, gdy jest przytrzymany: rzut Szybkości; od 4 otwiera się jedna Sprzączka.',
  'haunt.25.action.refasten': 'Zapnij',
  'haunt.25.text.refasten':
    'Na płytce Pancerza: rzut Wiedzy; od 4 jedna Sprzączka jest znów zapięta, nigdy więcej niż na początku.',
  'haunt.25.monster.the-armour':
    'Atakuje Siłą. Własny przegrany atak mu nie szkodzi; inne obrażenia go ogłuszają. Przytrzymany nie może się ruszać.',
  'haunt.25.status.holding': 'Chwyt na Pancerzu',
  'haunt.25.ask.throw-to': 'Gdzie ląduje bohater?',
  'haunt.25.event.buckles':
    '{n, plural, =0 {Żadna Sprzączka nie jest już zapięta} one {Zapięta jest # Sprzączka} few {Zapięte są # Sprzączki} many {Zapiętych jest # Sprzączek} other {Zapiętej jest # Sprzączki}}.',
  'haunt.25.event.pulse': 'Ktoś w środku jęczy. Puls wynosi {n}.',
  'haunt.25.won.unbuckled': 'Napierśnik otwiera się jak szafa. On wypada, mówi „Nareszcie” i śpi przez dwa dni.',
  'haunt.25.won.door': 'Schyla się pod nadprożem, wychodzi na deszcz i uczy się biegać.',
  'haunt.25.won.pulse': 'Pukanie od środka milknie. Zbroja się prostuje. Jest teraz o tyle lżejsza.',
  'haunt.25.won.air': 'Oczy za szczeliną się zamykają. To, co go nosi, i bez nich widzi.',
  'haunt.25.won.all-dead': 'Przechodzi nad wami po kolei, ostrożnie, tak jak należy, i idzie poszukać drzwi.',
  'haunt.25.counter.buckles': 'Sprzączki',
  'haunt.25.counter.held': 'Trzymający bohaterowie',
  'haunt.25.counter.bolts': 'Rygle na drzwiach',
  'haunt.25.counter.pulse': 'Puls',
  'haunt.25.counter.air': 'Powietrze (runda)',
  'name.token.bolt': 'Rygiel',
  'name.monster.the-armour': 'Pancerz',
} as const;
