/** Action cards and computer cards. */
export const actions = {
  'name.action.search': 'Przeszukanie',
  'name.action.rest': 'Odpoczynek',
  'name.action.interrupt': 'Przerwanie',
  'name.action.sabotage': 'Sabotaż',
  'name.action.all-in-strike': 'Cios na całego',
  'name.action.throw-it-away': 'Rzuć to!',
  'name.action.too-stubborn': 'Zbyt uparta',
  'name.action.patch-up': 'Łatanie',
  'name.action.crawl-the-ducts': 'Przez kanały',
  'name.action.overlooked': 'Niezauważony',
  'name.action.strange-blood': 'Dziwna krew',
  'name.action.crude-fix': 'Prowizoryczna naprawa',
  'name.action.listen': 'Nasłuch',
  'name.action.night-eyes': 'Nocny wzrok',
  'name.action.seal-it': 'Zamknij wszystko',
  'name.action.baton': 'Pałka',
  'name.action.repair-drill': 'Procedura naprawcza',
  'name.action.patrol-routes': 'Trasy patroli',
  'name.action.escort': 'Eskorta',
  'name.action.vivisect': 'Wiwisekcja',
  'name.action.field-notes': 'Notatki terenowe',
  'name.action.pheromones': 'Feromony',
  'name.action.expert-repair': 'Fachowa naprawa',
  'name.action.gentle-hands': 'Delikatne dłonie',
  'name.action.backdoor': 'Tylna furtka',
  'name.action.bypass': 'Obejście',
  'name.action.remote-login': 'Zdalne logowanie',
  'name.action.camera-loop': 'Pętla kamer',
  'name.action.quick-patch': 'Szybka łatka',
  'name.action.clean-sweep': 'Generalne porządki',
  'name.action.service-keys': 'Klucze służbowe',
  'name.action.back-stairs': 'Tylne schody',
  'name.action.rummage': 'Grzebanie',
  'name.action.make-do': 'Złota rączka',
  'text.action.search':
    'Dobierz 2 przedmioty w kolorze pomieszczenia i zachowaj 1 z nich. Licznik przedmiotów w pomieszczeniu zmniejsza się o 1.',
  'text.action.rest': 'Przeskanuj karty skażenia z ręki i usuń czyste. Następnie ulecz 1 swoją powierzchowną ranę.',
  'text.action.interrupt':
    'Reakcja. Anuluj akcję innego gracza w swoim pomieszczeniu albo kartę „Przerwanie”, którą ktoś na nią zareagował.',
  'text.action.sabotage':
    'Zniszcz jedne zamknięte drzwi prowadzące do twojego pomieszczenia albo umieść w nim znacznik awarii.',
  'text.action.all-in-strike': 'Dobierz 1 kartę skażenia i zadaj 2 obrażenia nocnemu łowcy w swoim pomieszczeniu.',
  'text.action.throw-it-away': 'Odrzuć 1 przedmiot i ucieknij. Nocni łowcy cię nie atakują.',
  'text.action.too-stubborn': 'Dobierz po 1 karcie za każdą swoją głęboką ranę albo opatrz 1 z nich.',
  'text.action.patch-up': 'Usuń znacznik awarii ze swojego pomieszczenia.',
  'text.action.crawl-the-ducts':
    'Z wejścia do korytarzy technicznych przenieś się do dowolnego innego. Tam atakuje cię dorosły osobnik „w ciemności”.',
  'text.action.overlooked':
    'Reakcja. Celem ataku staje się inna postać w pomieszczeniu. W ciemności możesz zamiast tego pominąć rzut na szmery w kroku kolonii.',
  'text.action.strange-blood': 'Odrzuć 1 kartę skażenia z ręki i dobierz 2 karty albo odrzuć swój znacznik śluzu.',
  'text.action.crude-fix': 'Usuń znacznik awarii ze swojego pomieszczenia.',
  'text.action.listen': 'Usuń lub umieść znacznik szmerów w korytarzu prowadzącym do twojego pomieszczenia.',
  'text.action.night-eyes': 'Reakcja. Zignoruj efekt „w ciemności” albo atak z zaskoczenia w ciemności.',
  'text.action.seal-it': 'W pomieszczeniu z komputerem zamknij wszystkie drzwi prowadzące do dowolnego pomieszczenia.',
  'text.action.baton':
    'Inna postać w twoim pomieszczeniu, która ma na ręce najwyżej 3 karty, odrzuca je wszystkie. Możesz też odrzucić swoją broń, aby nocny łowca się wycofał.',
  'text.action.repair-drill': 'Usuń znacznik awarii ze swojego pomieszczenia.',
  'text.action.patrol-routes':
    'Wykonaj bez płacenia akcję białego lub czerwonego pomieszczenia, w którym jesteś, albo podejrzyj kafelki 2 nieodkrytych pomieszczeń.',
  'text.action.escort': 'Przejdź do sąsiedniego pomieszczenia razem z inną postacią, która się na to zgodzi.',
  'text.action.vivisect':
    'Zadaj nocnemu łowcy w swoim pomieszczeniu 1 obrażenie i o 1 więcej za każde 3 poziomy swojej wiedzy.',
  'text.action.field-notes': 'Jeśli w twoim pomieszczeniu jest nocny łowca lub obiekt, podnieś swój poziom wiedzy o 1.',
  'text.action.pheromones':
    'Usuń szmery ze wszystkich korytarzy swojego pomieszczenia. Przy poziomie wiedzy co najmniej 5 wycofuje się też nocny łowca.',
  'text.action.expert-repair':
    'Usuń znacznik awarii ze swojego pomieszczenia. W zielonym pomieszczeniu nic nie płacisz.',
  'text.action.gentle-hands': 'Podnieś 1 obiekt albo weź 1 jajo z Gniazda bez rzutu na szmery.',
  'text.action.backdoor':
    'W pomieszczeniu z komputerem wykonaj akcję komputera bez płacenia, nawet jeśli nie działa tam zasilanie.',
  'text.action.bypass':
    'W pomieszczeniu z komputerem zamień miejscami 2 żetony zasilania albo włącz lub wyłącz zasilanie w swoim sektorze.',
  'text.action.remote-login':
    'W pomieszczeniu z komputerem wykonaj akcję innego odkrytego pomieszczenia z komputerem, w którym nie ma znacznika awarii.',
  'text.action.camera-loop':
    'W pomieszczeniu z komputerem podejrzyj wierzchnią kartę wydarzenia albo kafelek nieodkrytego pomieszczenia i jego żeton eksploracji.',
  'text.action.quick-patch':
    'Usuń znacznik awarii ze swojego pomieszczenia. W pomieszczeniu z komputerem nic nie płacisz.',
  'text.action.clean-sweep': 'Usuń znacznik awarii albo znacznik pożaru ze swojego pomieszczenia.',
  'text.action.service-keys': 'Otwórz lub zamknij najwyżej dwoje drzwi prowadzących do twojego pomieszczenia.',
  'text.action.back-stairs':
    'Przejdź do ciągu ewakuacyjnego lub z niego albo przez 2 korytarze do pomieszczenia w tym samym sektorze. Nie wykonujesz rzutu na szmery.',
  'text.action.rummage': 'Wykonaj „Przeszukanie”, nawet jeśli w pomieszczeniu nie ma już przedmiotów.',
  'text.action.make-do': 'Zrób przedmiot bez płacenia. Żółty przedmiot może zastąpić 1 dowolny komponent.',
  'name.computer.personnel': 'Personel',
  'name.computer.motor-pool': 'Park pojazdów',
  'name.computer.surveillance': 'Monitoring',
  'name.computer.maintenance': 'Konserwacja',
  'name.computer.freight': 'Fracht',
  'name.computer.lockdown': 'Blokada',
  'text.computer.personnel':
    'Podnieś swój poziom wiedzy o 1 albo podejrzyj plany awaryjne innego gracza w swoim sektorze, albo otwórz lub zamknij dowolne drzwi.',
  'text.computer.motor-pool':
    'Sprowadź lub odeślij Łazik albo podnieś swój poziom wiedzy o 1, albo podejrzyj kafelek nieodkrytego pomieszczenia.',
  'text.computer.surveillance':
    'Podejrzyj kafelek nieodkrytego pomieszczenia i jego żeton eksploracji albo usuń 1 znacznik szmerów, albo podejrzyj wierzchnią kartę wydarzenia.',
  'text.computer.maintenance': 'Usuń znacznik awarii lub pożaru w swoim sektorze albo podnieś swój poziom wiedzy o 1.',
  'text.computer.freight': 'Podejrzyj żeton SWC albo wezwij windę, albo podejrzyj plan awaryjny z puli neutralnej.',
  'text.computer.lockdown':
    'Gdy ta karta się pojawi, umieść w pomieszczeniu znacznik awarii i zamknij wszystkie prowadzące do niego drzwi.',
} as const;
