import type { MessagesFor } from '@dreadhouse/text';
import type { TerrorscapeEvents } from '../../events.ts';

/** What has happened. */
export const events = {
  // --- the beginning ---
  'event.killer-chosen': 'Zabójcą jest {killer}.',
  'event.survivor-chosen': '{survivor} jest w posiadłości.',
  'event.plan-chosen': 'Wasz plan to „{plan}”.',
  'event.game-began': '{survivors} są zamknięci w posiadłości. Poluje na nich {killer}.',
  'event.round': 'Runda {round}.',

  // --- the Survivors' turns ---
  'event.turn-over': '{survivor} kończy turę.',
  'event.survivor-moved': '{survivor} przechodzi {fromWith} {toWith}.',
  'event.calmed': '{survivor} się uspokaja.',
  'event.unblocked-by': '{survivor} usuwa żeton blokady {doorIns}.',
  'event.unblocked': 'Znika żeton blokady {doorIns}.',
  'event.stopped-by-killer': 'Zabójca jest {atWith} i na to nie pozwala.',
  'event.repaired': '{survivor} naprawia radio: postęp wynosi {repair} z 5.',
  'event.repair-progress': 'Postęp naprawy radia wynosi {repair} z 5.',
  'event.help-called':
    'Radio działa. Pomoc przybędzie za {left, plural, one {# rundę} few {# rundy} many {# rund} other {# rundy}}.',
  'event.help-moved':
    'Pomoc się zbliża: {left, plural, =0 {już jest} one {została # runda} few {zostały # rundy} many {zostało # rund} other {zostało # rundy}}.',
  'event.ransacked': '{survivor} przeszukuje miejsce i znajduje {itemAcc}.',
  'event.ransacked-unseen': '{survivor} przeszukuje miejsce.',
  'event.item-taken': '{survivor} bierze {itemAcc}.',
  'event.item-taken-unseen': '{survivor} coś bierze.',
  'event.item-discarded': '{survivor} zostawia {itemAcc}.',
  'event.item-dropped': '{survivor} wyrzuca {itemAcc}.',
  'event.item-used': '{survivor} używa {itemGen}.',
  'event.key-taken':
    '{survivor} podnosi klucz. Na stojaku {keys, plural, one {wisi # klucz} few {wiszą # klucze} many {wisi # kluczy} other {wisi # klucza}}.',
  'event.keys-on-rack':
    'Na stojaku {keys, plural, one {wisi # klucz} few {wiszą # klucze} many {wisi # kluczy} other {wisi # klucza}}.',
  'event.ability-used': '{survivor} korzysta ze zdolności „{ability}”.',
  'event.trap-placed': '{survivor} zastawia pułapkę {atWith}.',
  'event.handed-over': '{from} przekazuje {toDat} {itemAcc}.',
  'event.handed-over-unseen': '{from} coś przekazuje {toDat}.',
  'event.trade-refused': '{from} i {to} niczego sobie nie przekazują.',
  'event.looted-by': '{survivor} zabiera z ciała {itemAcc}.',
  'event.looted': 'Ktoś zabiera z ciała {atWith} {itemAcc}.',
  'event.noise-made':
    '{cause, select, radio {Naprawę słychać: hałas {atWith}.} ransack {Znalezisko hałasuje {atWith}.} discovery {Odkrycie hałasuje {atWith}.} herbs {Zioła powodują hałas {atWith}.} bottle {Butelka się rozbija: hałas {atWith}.} camera {Błysk aparatu to hałas {atWith}.} other {Wabik hałasuje {atWith}.}}',
  'event.noise-everywhere': 'Wybucha petarda: hałas słychać wszędzie.',
  'event.discovered': '{survivor} odkrywa {itemAcc}.',
  'event.discovered-unseen': '{survivor} coś odkrywa.',
  'event.discovery-drawn':
    '{left, plural, =0 {Nie ma już nic do odkrycia} one {Do odkrycia została # karta} few {Do odkrycia zostały # karty} many {Do odkrycia zostało # kart} other {Do odkrycia zostało # karty}}.',
  'event.discovery-skipped': 'Nie ma już nic do odkrycia.',
  'event.plan-advanced': 'Ocalali realizują {stage}. etap planu.',
  'event.plan-complete': 'Plan „{plan}” jest gotowy.',
  'event.plan-revealed': 'Plan Ocalałych to „{plan}”.',
  'event.marker-placed': 'Wabik leży {atWith}.',
  'event.noise-reported': '{count, select, 0 {Nie słychać żadnego hałasu.} other {Hałas słychać {atWith}.}}',
  'event.firecracker-reported': 'Petarda zagłusza wszystko.',
  'event.first-player': 'Pierwszym graczem jest teraz {survivor}.',

  // --- the Killer ---
  'event.killer-phase': 'Faza Zabójcy w rundzie {round}.',
  'event.killer-reappeared': 'Zabójca pojawia się ponownie {atWith}.',
  'event.card-played': 'Zabójca zagrywa kartę „{card}” ({kind}).',
  'event.card-discarded': 'Odrzucasz kartę „{card}”.',
  'event.card-discarded-unseen':
    'Zabójca odrzuca kartę; na ręce {hand, plural, =0 {nie ma już żadnej} one {ma # kartę} few {ma # karty} many {ma # kart} other {ma # karty}}.',
  'event.cards-drawn': 'Dobierasz: {cards}.',
  'event.cards-drawn-unseen':
    'Zabójca {n, plural, =0 {nic nie dobiera} one {dobiera # kartę} few {dobiera # karty} many {dobiera # kart} other {dobiera # karty}}.',
  'event.cards-lost': 'Tracisz ze swojej talii: {cards}.',
  'event.cards-lost-unseen':
    'Talia Zabójcy {n, plural, =0 {nic nie traci} one {traci # kartę} few {traci # karty} many {traci # kart} other {traci # karty}}.',
  'event.deck-reshuffled':
    'Odrzucone karty Zabójcy tworzą nową talię: {n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}.',
  'event.level-up': 'Zabójca awansuje na poziom {level} i ma siłę {strength}.',
  'event.cards-unlocked':
    'Zabójca otrzymuje kartę „{card}” ({n, plural, one {# egzemplarz} few {# egzemplarze} many {# egzemplarzy} other {# egzemplarza}}).',
  'event.killer-moved': 'Zabójca przechodzi {fromWith} {toWith}.',
  'event.block-broken': 'Zabójca przełamuje blokadę {doorIns}.',
  'event.killer-sneaks': 'Zabójca znika {fromWith} i nikt nie wie, dokąd idzie.',
  'event.sneaked-to': 'Skradasz się niezauważenie {toWith}.',
  'event.blocked': 'Zabójca blokuje drzwi {doorIns}.',
  'event.blocked-again': 'Drzwi {doorIns} są już zablokowane.',
  'event.block-destroyed': 'Zabójca niszczy żeton blokady {doorIns}.',
  'event.nothing-to-block': '{atWith} nie ma drzwi do zablokowania.',
  'event.nothing-to-hear': 'Nie słychać hałasu, za którym można by pójść.',
  'event.strength-raised': 'Siła Zabójcy rośnie o {plus} do końca fazy.',
  'event.searched':
    '{count, select, 0 {Zabójca szuka {atWith} i nikogo nie znajduje.} other {Zabójca szuka {atWith} i znajduje {foundAcc}.}}',
  'event.detected':
    '{count, select, 0 {Zabójca nasłuchuje {zoneWith} i nikogo nie wykrywa.} other {Zabójca nasłuchuje {zoneWith} i wykrywa {foundAcc}.}}',
  'event.frightened':
    '{count, select, 0 {Zabójca straszy ({zone}), ale nikogo tam nie ma.} other {Zabójca straszy {foundAcc} ({zone}).}}',
  'event.caught':
    '{count, select, 0 {{atWith} nikt nie wpada w ręce Zabójcy.} 1 {{atWith} w ręce Zabójcy wpada {found}.} other {{atWith} w ręce Zabójcy wpadają: {found}.}}',
  'event.fear-smelt': 'Zabójca czuje strach: {survivor} jest {atWith}.',
  'event.scared':
    '{survivor} się boi i ma {fear, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} strachu.',
  'event.panicked': '{survivor} panikuje: hałas {atWith}.',

  // --- encounters ---
  'event.encounter': '{atWith} dochodzi do spotkania: Zabójca ma przed sobą {foundAcc}.',
  'event.attack-strength': 'Siła ataku wynosi {strength}.',
  'event.defender': '{survivor} broni się przed siłą {strength}.',
  'event.defends-bare': '{survivor} nie używa przedmiotu.',
  'event.defends-with': '{survivor} używa {itemsGen} (+{plus}).',
  'event.dice-rolled': '{survivor} wyrzuca {dice}: razem {sum}.',
  'event.trap-sprung': 'Pułapka zadziałała i dodaje do obrony {plus}.',
  'event.attack-repelled':
    '{survivor} odpiera atak: {plus, select, 0 {{defence}} other {{dice} + {plus} = {defence}}} przeciw {strength}.',
  'event.defence-failed':
    '{survivor} nie odpiera ataku: {plus, select, 0 {{defence}} other {{dice} + {plus} = {defence}}} przeciw {strength}.',
  'event.wounded': '{card, select, null {{survivor} odnosi ranę.} other {{survivor} odnosi ranę od karty „{card}”.}}',
  'event.talisman-used': '{item} chroni {survivorAcc} przed raną.',
  'event.healed': '{survivor} wraca do zdrowia.',
  'event.eliminated': '{survivor} ginie.',
  'event.body-left': 'Ciało {survivorGen} leży {atWith}.',
  'event.fled': '{survivor} ucieka {toWith}.',
  'event.encounter-over': 'Spotkanie dobiega końca.',

  // --- the end ---
  'event.escaped': 'Uciekli: {survivors}.',
  'event.game-over':
    '{how, select, main_exit {Ocalali uciekają Głównym wyjściem.} hidden_exit {Ocalali uciekają Ukrytym wyjściem.} rescue {Pomoc przybyła: Ocalali są bezpieczni.} elimination {Zabójca dopadł ofiarę i wygrywa.} other {Nie ma już nic do odkrycia, a pomoc nie nadejdzie. Zabójca wygrywa.}}',
} satisfies MessagesFor<'event', TerrorscapeEvents>;
