/** What rooms, characters and stalkers do. */
export const rooms = {
  'text.tile.archive':
    'Raz, dopóki twój żeton wiedzy jest nieaktywny: podnieś wiedzę o 2, odwróć żeton, a potem podejrzyj plan awaryjny innego gracza albo z puli neutralnej.',
  'text.tile.cave-entrance':
    'Przenieś się do innego odkrytego pomieszczenia z wejściem do korytarzy technicznych; tam atakuje cię dorosły osobnik „w ciemności”.',
  'text.tile.cooling-system':
    'Rozpocznij odliczanie do autodestrukcji: żeton leży 3 pola dalej, żółtą stroną ku górze.',
  'text.tile.decontamination': 'Przeskanuj karty skażenia z ręki i usuń zarażone; pozbądź się larwy i śluzu.',
  'text.tile.infirmary':
    'Opatrz wszystkie swoje głębokie rany albo ulecz jedną opatrzoną, albo ulecz wszystkie powierzchowne.',
  'text.tile.laboratory':
    'Przebadaj zwłoki, truchło lub jajo, które tu jest: podnieś wiedzę o 3; pierwszy obiekt danego rodzaju ujawnia słabość.',
  'text.tile.css-a': 'Gdy pod żetonem czasu leży żeton SWC: odrzuć rękę, spasuj i wejdź do kapsuły A.',
  'text.tile.nest':
    'Kto je odkryje, podnosi wiedzę o 1. Weź jajo, potem wykonaj rzut na szmery. Bez przeszukania i bez awarii.',
  'text.tile.generator': 'Zatrzymaj odliczanie, póki żeton jest żółty, albo przełącz zasilanie swojego sektora.',
  'text.tile.communications': 'Wyślij sygnał albo obejrzyj cel gracza, który już go wysłał.',
  'text.tile.css-b': 'Gdy pod żetonem czasu leży żeton SWC: odrzuć rękę, spasuj i wejdź do kapsuły B.',
  'text.tile.css-c': 'Gdy pod żetonem czasu leży żeton SWC: odrzuć rękę, spasuj i wejdź do kapsuły C.',
  'text.tile.css-control': 'Podejrzyj żeton SWC; możesz go przesunąć o 1 pole.',
  'text.tile.defence-control':
    'Za przedmiot z tego pomieszczenia albo awarię w nim: pomieszczenie z nocnym łowcą ulega awarii, każdy łowca otrzymuje tam 1 obrażenie, a każda postać głęboką ranę.',
  'text.tile.guard-quarters': 'Za przedmiot z tego pomieszczenia: weź Paralizator albo Skafander kosmiczny.',
  'text.tile.contaminated-room': 'Kto tu przeszukuje, otrzymuje śluz. Bez awarii i bez akcji.',
  'text.tile.surgery':
    'Przeskanuj wszystkie swoje karty skażenia i usuń zarażone, także larwę; otrzymaj powierzchowną ranę, potasuj wszystkie karty i spasuj.',
  'text.tile.test-room': 'Z wiedzą 4 weź Neutralizator.',
  'text.tile.ventilation-control':
    'Odetnij pomieszczenie z wejściem do korytarzy technicznych: kto w nim jest, gdy wszyscy spasują, ginie, chyba że otworzą się drzwi.',
  'text.tile.rapid-response-centre':
    'Aktywuj procedurę alarmową: gra kończy się, gdy żeton czasu opuści pole o połowie numeru; otwiera się Izolatka. Albo weź plan awaryjny z puli neutralnej.',
  'text.tile.emergency-power':
    'Przy mniej niż 3 aktywnych żetonach zasilania zresetuj je; rozmieść żetony dowolnie i odwróć żeton czasu na aktywną stronę.',
  'text.tile.elevator-shaft':
    'Gdy winda ma zasilanie: wezwij ją albo pojedź do innego szybu, także z inną postacią, która się zgodzi. Bez rzutu na szmery.',
  'text.tile.evacuation-passage': 'Poza sektorami, zawsze w ciemności, bez akcji.',
  'text.tile.storage': 'Zrób przedmiot, odrzucając o jedną kartę przedmiotu mniej.',
  'text.tile.isolation-room':
    'Kto tu jest na początku rundy, dobiera do jednej karty więcej. Gdy jest otwarta: zamknij się w środku, jeśli po rzucie na szmery nie pojawi się nocny łowca.',
  'text.character.survivor': 'Raz na rundę, po przeżytym ataku z zaskoczenia: dobierz kartę.',
  'text.character.lab-rat': 'Pierwsze skanowanie, które wykryje zarażenie, nie ma skutków.',
  'text.character.sentry': 'W Kwaterze straży może coś wziąć nawet wtedy, gdy nie ma już przedmiotów.',
  'text.character.xenobiologist': 'Zyskuje 1 punkt wiedzy, gdy zostanie odkryta pierwsza słabość.',
  'text.character.hacker': 'Blokada, która pojawi się po jego akcji komputera, nie ma skutków.',
  'text.character.janitor': 'Ignoruje pierwszą ranę od ognia w każdej rundzie.',
  'text.wound.arm': 'O jedną rękę mniej.',
  'text.wound.hand': 'Akcje przedmiotów kosztują o kartę więcej.',
  'text.wound.leg': 'Ruch i ucieczka kosztują o kartę więcej.',
  'text.wound.torso': 'Dobierasz do jednej karty mniej.',
  'text.wound.haemorrhage': 'Gdy pasujesz, otrzymujesz powierzchowną ranę.',
  'text.wound.eyes': 'Zawsze liczysz się jako przebywający w ciemności.',
  'name.wound.arm': 'Ramię',
  'name.wound.hand': 'Dłoń',
  'name.wound.leg': 'Noga',
  'name.wound.torso': 'Tułów',
  'name.wound.haemorrhage': 'Krwotok',
  'name.wound.eyes': 'Oczy',
} as const;
