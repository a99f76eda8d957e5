import type { Chapter } from '@dreadhouse/engine';

/** What happens in the killer phase, and how the killer targets, moves and attacks. */
export const killerPhase: Chapter = {
  title: { en: 'The killer phase', pl: 'Faza mordercy' },
  rules: {
    'FG-KILL-01': {
      en: 'The killer phase opens with the killer’s own action: carry out the action marked M on the visible side of the finale card.',
      pl: 'Faza mordercy zaczyna się od akcji mordercy: wykonaj akcję oznaczoną literą M na widocznej stronie karty zakończenia.',
    },
    'FG-KILL-02': {
      en: 'After the killer action from the finale card, draw the top card of the terror deck and carry out everything on it in order, starting at the top.',
      pl: 'Po akcji mordercy z karty zakończenia odsłoń wierzchnią kartę talii terroru i wykonaj po kolei wszystko, co na niej zapisano, zaczynając od góry.',
    },
    'FG-KILL-03': {
      en: 'Once the finale card is face up, no terror card is drawn in the killer phase: resolve the action on the finale card and skip the terror card step.',
      pl: 'Gdy karta zakończenia jest już odkryta, w fazie mordercy nie dobierasz karty terroru: wykonaj akcję z karty zakończenia i pomiń ten krok.',
    },
    'FG-KILL-04': {
      en: 'A terror card can make the killer choose a target, move and attack. It can also raise the horror level, add victims to the board or bring some other special effect.',
      pl: 'Karta terroru może kazać mordercy obrać cel, poruszyć się i zaatakować. Może też podwyższyć poziom horroru, dodać ofiary na planszę albo wywołać inny efekt specjalny.',
    },
    'FG-KILL-05': {
      en: 'Killer actions usually come from two places: the finale card, which has one on each side, and the terror cards.',
      pl: 'Akcje mordercy pochodzą zwykle z dwóch źródeł: z karty zakończenia, która ma po jednej akcji na każdej stronie, oraz z kart terroru.',
    },
    'FG-KILL-06': {
      en: 'A killer action first chooses a target and then combines move and attack symbols. Work from left to right and finish each part completely before you start the next.',
      pl: 'W akcji mordercy najpierw obierany jest cel, a potem następują symbole ruchu i ataku w różnych kombinacjach. Wykonuj ją od lewej do prawej i dokończ każdą część, zanim zaczniesz następną.',
    },
    'FG-KILL-07': {
      en: 'Until his finale is revealed, Hans starts every killer phase with a single attack and without moving.',
      pl: 'Dopóki zakończenie Hansa pozostaje zakryte, każdą fazę mordercy rozpoczyna on pojedynczym atakiem, bez ruchu.',
    },
    'FG-KILL-08': {
      en: 'Terrible Hammer Charge: if there are no victims on the board, the card is discarded and the next terror card is resolved instead; otherwise ignore this line. Hans then targets the nearest victim, moves twice and attacks twice, and the horror level rises by 1 for each victim this attack killed.',
      pl: 'Straszliwa szarża z młotem: jeśli na planszy nie ma ofiar, karta jest odrzucana i zamiast niej rozpatrujesz następną kartę terroru; w przeciwnym razie pomiń tę linijkę. Hans obiera za cel najbliższą ofiarę, rusza się 2 razy i atakuje 2 razy, po czym poziom horroru rośnie o 1 za każdą ofiarę zabitą w tym ataku.',
    },
    'FG-KILL-09': {
      en: 'The killer phase does not belong to the killer alone: effects and activities that are particular to the location also take place in it.',
      pl: 'Faza mordercy nie należy wyłącznie do mordercy: to w niej rozgrywają się także efekty i działania właściwe dla danej lokacji.',
    },
    'FG-TARG-01': {
      en: 'The first symbol of a killer action tells whom the killer is after: the nearest victim, the heroine, or whichever of them is nearest.',
      pl: 'Pierwszy symbol akcji mordercy mówi, na kogo poluje morderca: na najbliższą ofiarę, na bohaterkę albo na tę z tych postaci, która jest najbliżej.',
    },
    'FG-TARG-02': {
      en: 'Choosing a target does not move the killer. He only moves if the action also shows a move symbol.',
      pl: 'Obranie celu nie przesuwa mordercy. Porusza się on tylko wtedy, gdy akcja zawiera również symbol ruchu.',
    },
    'FG-TARG-03': {
      en: 'Unless something says otherwise, the killer always targets the nearest figure of the kind that the action shows.',
      pl: 'Jeśli nic nie stanowi inaczej, morderca zawsze obiera za cel najbliższą postać takiego rodzaju, jaki wskazuje akcja.',
    },
    'FG-TARG-04': {
      en: 'If several possible targets are equally near, the killer targets the largest group of victims among them. The heroine is not a victim and does not count toward a group.',
      pl: 'Jeśli kilka możliwych celów jest równie blisko, morderca wybiera spośród nich najliczniejszą grupę ofiar. Bohaterka do ofiar się nie zalicza i nie powiększa grupy.',
    },
    'FG-TARG-05': {
      en: 'If targets are still tied on both distance and number of victims, the ambiguity principle chosen for this game decides.',
      pl: 'Jeśli cele nadal remisują zarówno odległością, jak i liczbą ofiar, rozstrzyga zasada dotycząca niejasności wybrana na tę rozgrywkę.',
    },
    'FG-KMOV-01': {
      en: 'For a move symbol the killer moves toward his target by up to as many spaces as his current movement value, shown by the bloodlust marker.',
      pl: 'Za symbol ruchu morderca zbliża się do celu najwyżej o tyle pól, ile wynosi jego aktualna wartość ruchu, wskazana przez znacznik żądzy krwi.',
    },
    'FG-KMOV-02': {
      en: 'The killer always takes a shortest route to his target. If the target is on his own space, he does not move at all.',
      pl: 'Morderca zawsze idzie do celu jedną z najkrótszych dróg. Jeśli cel stoi na jego polu, morderca w ogóle się nie rusza.',
    },
    'FG-KMOV-03': {
      en: 'Several move symbols add up: with a movement value of 3 and two symbols, the killer can cover up to 6 spaces.',
      pl: 'Kilka symboli ruchu się sumuje: przy wartości ruchu 3 i dwóch symbolach morderca może pokonać do 6 pól.',
    },
    'FG-KMOV-04': {
      en: 'The killer stops as soon as he reaches his target, even if he has movement left.',
      pl: 'Morderca staje, gdy tylko dotrze do celu, a niewykorzystana reszta ruchu przepada.',
    },
    'FG-KMOV-05': {
      en: 'On his way the killer walks past victims and the heroine without stopping or attacking if his target is not on that space.',
      pl: 'Po drodze morderca mija ofiary i bohaterkę bez zatrzymywania się i bez ataku, jeśli na danym polu nie ma jego celu.',
    },
    'FG-KATK-01': {
      en: 'Each attack symbol is one attack by the killer on one target on his own space.',
      pl: 'Każdy symbol ataku to jeden atak mordercy na jeden cel na jego własnym polu.',
    },
    'FG-KATK-02': {
      en: 'One attack deals as much damage as the killer’s current attack value, shown by the bloodlust marker.',
      pl: 'Jeden atak zadaje tyle obrażeń, ile wynosi aktualna wartość ataku mordercy, wskazana przez znacznik żądzy krwi.',
    },
    'FG-KATK-03': {
      en: 'Each of the killer’s attacks has exactly one target: either a victim or the heroine.',
      pl: 'Każdy atak mordercy ma dokładnie jeden cel: albo ofiarę, albo bohaterkę.',
    },
    'FG-KATK-04': {
      en: 'The killer attacks the victims on his space before the heroine, unless the action explicitly names the heroine as its target.',
      pl: 'Morderca atakuje ofiary na swoim polu przed bohaterką, chyba że akcja wprost wskazuje bohaterkę jako cel.',
    },
    'FG-KATK-05': {
      en: 'Every victim has 1 health and dies as soon as it takes any damage.',
      pl: 'Każda ofiara ma 1 punkt zdrowia, więc zabija ją jakiekolwiek obrażenie.',
    },
    'FG-KATK-06': {
      en: 'When a victim is killed, its pawn leaves the board and goes to the Dead area.',
      pl: 'Pionek zabitej ofiary opuszcza planszę i trafia na pole „Martwe ofiary”.',
    },
    'FG-KATK-07': {
      en: 'When a victim dies, bloodlust rises by 1: move the bloodlust marker up one row.',
      pl: 'Po śmierci ofiary żądza krwi rośnie o 1: przesuń jej znacznik o jedno pole w górę toru.',
    },
    'FG-KATK-08': {
      en: 'Every victim’s death raises bloodlust by 1, even if the killer had nothing to do with it.',
      pl: 'Śmierć każdej ofiary zwiększa żądzę krwi o 1, nawet jeśli morderca nie miał z nią nic wspólnego.',
    },
    'FG-KATK-09': {
      en: 'A victim takes only 1 damage from an attack. The rest is lost and does not carry over to anyone else: an attack with value 3 kills one victim and wastes 2 damage.',
      pl: 'Ofiara przyjmuje z ataku tylko 1 obrażenie. Reszta przepada i nie przechodzi na nikogo innego: atak o wartości 3 zabija jedną ofiarę, a 2 obrażenia się marnują.',
    },
    'FG-KATK-10': {
      en: 'For each further attack symbol the killer attacks another target, as long as there is one on his space.',
      pl: 'Za każdy kolejny symbol ataku morderca atakuje kolejny, inny cel, o ile na jego polu ktoś taki jeszcze jest.',
    },
    'FG-KATK-11': {
      en: 'An attack on the heroine always hits; nothing is rolled for the killer.',
      pl: 'Atak na bohaterkę zawsze trafia; za mordercę nie wykonuje się żadnego rzutu.',
    },
    'FG-KATK-12': {
      en: 'Unless a reaction reduces the damage, the heroine loses health equal to the killer’s attack value: 1 health marker per point.',
      pl: 'O ile reakcja nie zmniejszy obrażeń, bohaterka traci tyle zdrowia, ile wynosi wartość ataku mordercy: po 1 znaczniku zdrowia za każdy punkt.',
    },
    'FG-KATK-13': {
      en: 'If the heroine has nothing left but her black last breath token and still has damage to take, turn the token over: it shows whether she dies or returns to life.',
      pl: 'Jeśli bohaterka ma już tylko czarny żeton ostatniego tchnienia, a wciąż powinna otrzymać obrażenia, odwróć żeton: pokaże on, czy bohaterka ginie, czy powraca do życia.',
    },
    'FG-KATK-14': {
      en: 'Several attacks on the heroine are resolved one by one: two attacks of 2 damage each cost her 4 health in total.',
      pl: 'Kilka ataków na bohaterkę rozpatruje się osobno, jeden po drugim: dwa ataki po 2 obrażenia kosztują ją razem 4 punkty zdrowia.',
    },
    'FG-KATK-15': {
      en: 'If the killer fails to reach his target and ends his move on a space with somebody else, he still uses his attacks there.',
      pl: 'Jeśli morderca nie zdoła dotrzeć do celu, a zakończy ruch na polu, na którym jest ktoś inny, i tak wykorzysta tam swoje ataki.',
    },
  },
};
