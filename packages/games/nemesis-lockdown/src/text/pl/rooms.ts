/** What rooms, characters and stalkers do. */
export const rooms = {
  'text.tile.archive':
    'Jeśli twój żeton wiedzy jest nieaktywny, podnieś swój poziom wiedzy o 2 i odwróć żeton, a potem podejrzyj plan awaryjny innego gracza albo z puli neutralnej.',
  'text.tile.cave-entrance':
    'Przenieś się do innego odkrytego pomieszczenia z wejściem do korytarzy technicznych. Tam atakuje cię dorosły osobnik „w ciemności”.',
  'text.tile.cooling-system':
    'Rozpocznij odliczanie do autodestrukcji. Żeton leży na torze 3 pola dalej, żółtą stroną ku górze.',
  'text.tile.decontamination':
    'Przeskanuj karty skażenia z ręki i usuń zarażone. Usuń też swoją larwę i odrzuć swój znacznik śluzu.',
  'text.tile.infirmary':
    'Opatrz wszystkie swoje głębokie rany albo ulecz 1 opatrzoną, albo ulecz wszystkie swoje powierzchowne rany.',
  'text.tile.laboratory':
    'Przebadaj zwłoki, truchło lub jajo, które tu jest, i podnieś swój poziom wiedzy o 3. Pierwszy obiekt danego rodzaju odkrywa słabość.',
  'text.tile.css-a':
    'Gdy pod polem z żetonem czasu leży żeton SWC, wejdź do kapsuły A, odrzuć wszystkie karty i spasuj.',
  'text.tile.nest':
    'Kto je odkryje, podnosi swój poziom wiedzy o 1. Weź 1 jajo, a następnie wykonaj rzut na szmery. Nie można tu przeszukiwać ani umieścić znacznika awarii.',
  'text.tile.generator':
    'Zatrzymaj odliczanie do autodestrukcji, dopóki żeton jest żółty, albo włącz lub wyłącz zasilanie w swoim sektorze.',
  'text.tile.communications': 'Wyślij sygnał albo sprawdź cel gracza, który już go wysłał.',
  'text.tile.css-b':
    'Gdy pod polem z żetonem czasu leży żeton SWC, wejdź do kapsuły B, odrzuć wszystkie karty i spasuj.',
  'text.tile.css-c':
    'Gdy pod polem z żetonem czasu leży żeton SWC, wejdź do kapsuły C, odrzuć wszystkie karty i spasuj.',
  'text.tile.css-control': 'Podejrzyj wybrany żeton SWC. Możesz go przesunąć o 1 pole.',
  'text.tile.defence-control':
    'Zmniejsz licznik przedmiotów w tym pomieszczeniu o 1 albo umieść w nim znacznik awarii. Następnie umieść znacznik awarii w pomieszczeniu z nocnym łowcą: każdy nocny łowca otrzymuje tam 1 obrażenie, a każda postać 1 głęboką ranę.',
  'text.tile.guard-quarters':
    'Zmniejsz licznik przedmiotów w tym pomieszczeniu o 1 i weź Paralizator albo Skafander kosmiczny.',
  'text.tile.contaminated-room':
    'Kto tu przeszukuje, otrzymuje znacznik śluzu. Nie ma tu akcji i nie można tu umieścić znacznika awarii.',
  'text.tile.surgery':
    'Przeskanuj wszystkie swoje karty skażenia i usuń zarażone, a także larwę. Otrzymujesz 1 powierzchowną ranę, tasujesz wszystkie swoje karty i pasujesz.',
  'text.tile.test-room': 'Jeśli twój poziom wiedzy wynosi co najmniej 4, weź Neutralizator.',
  'text.tile.ventilation-control':
    'Uruchom wentylację w pomieszczeniu z wejściem do korytarzy technicznych. Każdy, kto w nim jest, gdy wszyscy spasują, ginie, chyba że wcześniej otworzą się drzwi.',
  'text.tile.rapid-response-centre':
    'Aktywuj procedurę alarmową: Izolatka się otwiera, a gra kończy się, gdy żeton czasu opuści pole o numerze dwa razy mniejszym od obecnego. Albo weź plan awaryjny z puli neutralnej.',
  'text.tile.emergency-power':
    'Jeśli aktywne są najwyżej 2 żetony zasilania, zresetuj je. Następnie rozmieść wszystkie dowolnie i odwróć żeton czasu aktywną stroną ku górze.',
  'text.tile.elevator-shaft':
    'Gdy w windzie działa zasilanie, wezwij ją albo pojedź do innego szybu, także z inną postacią, która się na to zgodzi. Nie wykonujesz rzutu na szmery.',
  'text.tile.evacuation-passage': 'Nie należy do żadnego sektora. Zawsze jest tu ciemno i nie ma tu akcji.',
  'text.tile.storage': 'Zrób przedmiot, odrzucając o 1 kartę przedmiotu mniej.',
  'text.tile.isolation-room':
    'Kto jest tu na początku rundy, dobiera do 6 kart zamiast do 5. Gdy Izolatka jest otwarta, zamknij się w środku, jeśli po rzucie na szmery nie pojawi się nocny łowca.',
  'text.character.survivor': 'Raz na rundę, gdy przeżyje atak z zaskoczenia, dobiera 1 kartę.',
  'text.character.lab-rat': 'Pierwsze skanowanie, które wykryje u niego zarażenie, nie ma skutków.',
  'text.character.sentry': 'W Kwaterze straży bierze przedmiot nawet wtedy, gdy licznik przedmiotów wynosi 0.',
  'text.character.xenobiologist': 'Podnosi swój poziom wiedzy o 1, gdy zostanie odkryta pierwsza słabość.',
  'text.character.hacker': 'Blokada, która pojawi się po jego akcji komputera, nie ma skutków.',
  'text.character.janitor': 'Ignoruje pierwszą ranę od ognia w każdej rundzie.',
  'text.wound.arm': 'Masz o jedną rękę mniej.',
  'text.wound.hand': 'Za akcje przedmiotów płacisz o 1 kartę więcej.',
  'text.wound.leg': 'Za ruch i ucieczkę płacisz o 1 kartę więcej.',
  'text.wound.torso': 'Na początku rundy dobierasz do 4 kart zamiast do 5.',
  'text.wound.haemorrhage': 'Gdy pasujesz, otrzymujesz 1 powierzchowną ranę.',
  'text.wound.eyes': 'Zawsze liczysz się jako przebywający w ciemności.',
  'name.wound.arm': 'Ramię',
  'name.wound.hand': 'Dłoń',
  'name.wound.leg': 'Noga',
  'name.wound.torso': 'Tułów',
  'name.wound.haemorrhage': 'Krwotok',
  'name.wound.eyes': 'Oczy',
} as const;
