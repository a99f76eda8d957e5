import type { Forms } from '@dreadhouse/text';

// Places and people in the forms that Polish sentences need; the nominative is their name.

const place = (At: string, To: string, From: string): Forms => ({ At, To, From });
const name = (Gen: string, Dat: string, Acc: string): Forms => ({ Gen, Dat, Acc });

/** By character and by type of stalker. */
export const PEOPLE: Readonly<Record<string, Forms>> = {
  survivor: name('Ocalałej', 'Ocalałej', 'Ocalałą'),
  'lab-rat': name('Szczura laboratoryjnego', 'Szczurowi laboratoryjnemu', 'Szczura laboratoryjnego'),
  sentry: name('Strażnika', 'Strażnikowi', 'Strażnika'),
  xenobiologist: name('Ksenobiologa', 'Ksenobiologowi', 'Ksenobiologa'),
  hacker: name('Hakera', 'Hakerowi', 'Hakera'),
  janitor: name('Woźnego', 'Woźnemu', 'Woźnego'),
};

/** By type; and eggs, which are shot at and struck like them. */
export const STALKERS: Readonly<Record<string, Forms>> = {
  larva: { Gen: 'larwy', Acc: 'larwę' },
  creeper: { Gen: 'pełzacza', Acc: 'pełzacza' },
  adult: { Gen: 'dorosłego osobnika', Acc: 'dorosłego osobnika' },
  breeder: { Gen: 'reproduktora', Acc: 'reproduktora' },
  queen: { Gen: 'królowej', Acc: 'królową' },
  egg: { Gen: 'jaja', Acc: 'jajo' },
};

/** What one shoots with. */
export const WEAPONS: Readonly<Record<string, Forms>> = {
  carbine: { Gen: 'Karabinka', Acc: 'Karabinek' },
  scattergun: { Gen: 'Strzelby', Acc: 'Strzelbę' },
  flamethrower: { Gen: 'Miotacza ognia', Acc: 'Miotacz ognia' },
  pistol: { Gen: 'Pistoletu', Acc: 'Pistolet' },
  'submachine-gun': { Gen: 'Pistoletu maszynowego', Acc: 'Pistolet maszynowy' },
  'nail-driver': { Gen: 'Gwoździarki', Acc: 'Gwoździarkę' },
  'old-assault-rifle': { Gen: 'Starego karabinu szturmowego', Acc: 'Stary karabin szturmowy' },
};

/** Other items that are taken by another name than they have: the rest stay as they are. */
export const ITEMS: Readonly<Record<string, Forms>> = {
  'weapon-battery': { Acc: 'Baterię do broni' },
  'duct-tape': { Acc: 'Taśmę naprawczą' },
  'spare-battery': { Acc: 'Zapasową baterię' },
  flashlight: { Acc: 'Latarkę' },
  medkit: { Acc: 'Apteczkę' },
  'ration-pack': { Acc: 'Rację żywnościową' },
};

/** A seat whose character is not known yet. */
export function seatForms(number: number): Forms {
  return { Gen: `Gracza ${number}`, Dat: `Graczowi ${number}`, Acc: `Gracza ${number}` };
}

/** By tile. */
export const PLACES: Readonly<Record<string, Forms>> = {
  archive: place('w Archiwum', 'do Archiwum', 'z Archiwum'),
  'cave-entrance': place('w Wejściu do jaskini', 'do Wejścia do jaskini', 'z Wejścia do jaskini'),
  'cooling-system': place('w Systemie chłodzenia', 'do Systemu chłodzenia', 'z Systemu chłodzenia'),
  decontamination: place('w Komorze dekontaminacyjnej', 'do Komory dekontaminacyjnej', 'z Komory dekontaminacyjnej'),
  infirmary: place('w Ambulatorium', 'do Ambulatorium', 'z Ambulatorium'),
  laboratory: place('w Laboratorium', 'do Laboratorium', 'z Laboratorium'),
  'css-a': place('w Systemie wysyłki cargo A', 'do Systemu wysyłki cargo A', 'z Systemu wysyłki cargo A'),
  nest: place('w Gnieździe', 'do Gniazda', 'z Gniazda'),
  generator: place('w Generatorze', 'do Generatora', 'z Generatora'),
  communications: place('w Pokoju łączności', 'do Pokoju łączności', 'z Pokoju łączności'),
  'css-b': place('w Systemie wysyłki cargo B', 'do Systemu wysyłki cargo B', 'z Systemu wysyłki cargo B'),
  'css-c': place('w Systemie wysyłki cargo C', 'do Systemu wysyłki cargo C', 'z Systemu wysyłki cargo C'),
  'css-control': place('w Centrum kontroli SWC', 'do Centrum kontroli SWC', 'z Centrum kontroli SWC'),
  'defence-control': place(
    'w Kontroli systemów obronnych',
    'do Kontroli systemów obronnych',
    'z Kontroli systemów obronnych',
  ),
  'guard-quarters': place('w Kwaterze straży', 'do Kwatery straży', 'z Kwatery straży'),
  'contaminated-room': place('w Skażonym pomieszczeniu', 'do Skażonego pomieszczenia', 'ze Skażonego pomieszczenia'),
  surgery: place('w Gabinecie chirurgicznym', 'do Gabinetu chirurgicznego', 'z Gabinetu chirurgicznego'),
  'test-room': place('w Pokoju testów', 'do Pokoju testów', 'z Pokoju testów'),
  'ventilation-control': place(
    'w Kontroli systemu wentylacji',
    'do Kontroli systemu wentylacji',
    'z Kontroli systemu wentylacji',
  ),
  'rapid-response-centre': place(
    'w Centrum szybkiego reagowania',
    'do Centrum szybkiego reagowania',
    'z Centrum szybkiego reagowania',
  ),
  'emergency-power': place('w Zasilaniu awaryjnym', 'do Zasilania awaryjnego', 'z Zasilania awaryjnego'),
  'elevator-shaft': place('w Szybie windy', 'do Szybu windy', 'z Szybu windy'),
  'evacuation-passage': place('w Ciągu ewakuacyjnym', 'do Ciągu ewakuacyjnego', 'z Ciągu ewakuacyjnego'),
  storage: place('w Magazynie', 'do Magazynu', 'z Magazynu'),
  'isolation-room': place('w Izolatce', 'do Izolatki', 'z Izolatki'),
};

/** A room whose tile lies face down. */
export const UNKNOWN: Forms = place('w pomieszczeniu', 'do pomieszczenia', 'z pomieszczenia');
