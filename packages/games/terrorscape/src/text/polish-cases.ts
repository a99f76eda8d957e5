import type { Ways } from './ways.ts';

/** A name in the cases that sentences need. */
interface Cases {
  readonly Gen: string;
  readonly Dat?: string;
  readonly Acc: string;
  readonly Ins: string;
}

/** And bare, as one of two that a door is between. */
interface PolishWays extends Ways {
  readonly ins: string;
}

const name = (Gen: string, Dat: string, Acc: string, Ins: string): Cases => ({ Gen, Dat, Acc, Ins });
const thing = (Gen: string, Acc: string, Ins: string): Cases => ({ Gen, Acc, Ins });
const place = (at: string, to: string, from: string, ins: string): PolishWays => ({ at, to, from, ins });

/** Rooms, items and people are declined; the nominative is their name. */
export const CASES: Readonly<Record<string, Cases>> = {
  anna: name('Anny', 'Annie', 'Annę', 'Anną'),
  marco: name('Marca', 'Marcowi', 'Marca', 'Markiem'),
  johnson: name('Johnsona', 'Johnsonowi', 'Johnsona', 'Johnsonem'),
  sophia: name('Sophii', 'Sophii', 'Sophię', 'Sophią'),
  william: name('Williama', 'Williamowi', 'Williama', 'Williamem'),

  key: thing('Klucza', 'Klucz', 'Kluczem'),
  toolkit: thing('Narzędzi', 'Narzędzia', 'Narzędziami'),
  'whisky-bottle': thing('Butelki whisky', 'Butelkę whisky', 'Butelką whisky'),
  firecracker: thing('Petardy', 'Petardę', 'Petardą'),
  'lime-powder': thing('Proszku wapiennego', 'Proszek wapienny', 'Proszkiem wapiennym'),
  ammunition: thing('Amunicji', 'Amunicję', 'Amunicją'),
  revolver: thing('Rewolweru', 'Rewolwer', 'Rewolwerem'),
  adrenaline: thing('Adrenaliny', 'Adrenalinę', 'Adrenaliną'),
  sedative: thing('Środka uspokajającego', 'Środek uspokajający', 'Środkiem uspokajającym'),
  herbs: thing('Ziół', 'Zioła', 'Ziołami'),
  hatchet: thing('Toporka', 'Toporek', 'Toporkiem'),
  trap: thing('Pułapki', 'Pułapkę', 'Pułapką'),
  flashlight: thing('Latarki', 'Latarkę', 'Latarką'),
  talisman: thing('Talizmanu', 'Talizman', 'Talizmanem'),
  longsword: thing('Długiego miecza', 'Długi miecz', 'Długim mieczem'),
  knife: thing('Noża', 'Nóż', 'Nożem'),
  'secret-map': thing('Sekretnej mapy', 'Sekretną mapę', 'Sekretną mapą'),
  'first-aid-kit': thing('Apteczki', 'Apteczkę', 'Apteczką'),
  camera: thing('Aparatu fotograficznego', 'Aparat fotograficzny', 'Aparatem fotograficznym'),
};

export const POLISH_WAYS: Readonly<Record<string, PolishWays>> = {
  C1: place('w Holu wejściowym', 'do Holu wejściowego', 'z Holu wejściowego', 'Holem wejściowym'),
  C2: place('w Galerii', 'do Galerii', 'z Galerii', 'Galerią'),
  C3: place('w Korytarzu', 'do Korytarza', 'z Korytarza', 'Korytarzem'),
  C4: place('w Gabinecie', 'do Gabinetu', 'z Gabinetu', 'Gabinetem'),
  C5: place('w Bibliotece', 'do Biblioteki', 'z Biblioteki', 'Biblioteką'),
  N1: place('w Salonie', 'do Salonu', 'z Salonu', 'Salonem'),
  N2: place('w Jadalni', 'do Jadalni', 'z Jadalni', 'Jadalnią'),
  N3: place('w Kuchni', 'do Kuchni', 'z Kuchni', 'Kuchnią'),
  N4: place('w Schowku', 'do Schowka', 'ze Schowka', 'Schowkiem'),
  N5: place('w Sali bankietowej', 'do Sali bankietowej', 'z Sali bankietowej', 'Salą bankietową'),
  Z1: place('na Ścieżce za domem', 'na Ścieżkę za domem', 'ze Ścieżki za domem', 'Ścieżką za domem'),
  Z2: place('na Cmentarzu', 'na Cmentarz', 'z Cmentarza', 'Cmentarzem'),
  Z3: place('w Szopie', 'do Szopy', 'z Szopy', 'Szopą'),
  Z4: place('w Szklarni', 'do Szklarni', 'ze Szklarni', 'Szklarnią'),
  Z5: place('w Ogrodzie', 'do Ogrodu', 'z Ogrodu', 'Ogrodem'),
};

/** In which area. */
export const AREAS: Readonly<Record<string, string>> = {
  C: 'w Obszarze czerwonym',
  N: 'w Obszarze niebieskim',
  Z: 'w Obszarze zielonym',
};
