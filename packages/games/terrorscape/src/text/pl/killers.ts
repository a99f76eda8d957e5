/** The Killers and their cards. */
export const killers = {
  'name.killer.butcher': 'Rzeźnik',
  'text.killer.butcher':
    'Silny od początku. Od poziomu 4 jego Piła łańcuchowa może być kartą szybką; na poziomie 5 jego spotkania zaczynają się od strachu.',
  'name.killer.specter': 'Widmo',
  'text.killer.specter':
    'Słabe, ale przeraża każdego, kogo spotka. Poziom 2: za dwie karty może PRZESZUKAĆ po Widmowym pędzie. Poziom 3: raz na fazę, za trzy karty, rani kogoś, kto panikuje.',
  'name.killer.murderer': 'Morderca',
  'text.killer.murderer':
    'Uderza z ciemności. Od poziomu 2 ma siłę +2 w fazie, w której pojawił się ponownie, a na poziomie 5 siłę +3.',
  'name.killer.lycanthrope': 'Wilkołak',
  'text.killer.lycanthrope':
    'Podąża za krwią i hałasem. Od poziomu 4 na koniec fazy bez spotkania i bez SKRADANIA SIĘ straszy wszystkich w Zasięgu 1.',

  'name.skill.give-chase': 'Pogoń',
  'text.skill.give-chase': 'Szybka: RUCH o 1.',
  'name.skill.prick-up-ears': 'Nadstawianie uszu',
  'text.skill.prick-up-ears': 'Szybka: WYKRYWANIE w wybranym obszarze.',
  'name.skill.blood-frenzy': 'Krwawy szał',
  'text.skill.blood-frenzy': 'Szybka, koszt 2: BLOKADA; siła +2 do końca fazy.',
  'name.skill.chainsaw': 'Piła łańcuchowa',
  'text.skill.chainsaw':
    'Specjalna, koszt 2: STRASZENIE wszystkich w Zasięgu 1, RUCH o 0–1, potem rana dla wszystkich tutaj.',
  'name.skill.board-up': 'Zabite deskami',
  'text.skill.board-up': 'Wolna: BLOKADA.',
  'name.skill.cleave': 'Rozpłatanie',
  'text.skill.cleave': 'Atak: siła +1.',
  'name.skill.rampage': 'Amok',
  'text.skill.rampage':
    'Specjalna, koszt 1: RUCH o 1–2 i PRZESZUKIWANIE. Jeśli nikogo tam nie ma, a po drodze pękła blokada, jeszcze raz. Od poziomu 3.',

  'name.skill.wail': 'Zawodzenie',
  'text.skill.wail': 'Szybka: STRASZENIE wszystkich w Zasięgu 1.',
  'name.skill.scent-of-dread': 'Woń trwogi',
  'text.skill.scent-of-dread': 'Szybka, koszt 2: każdy, kto ma strach, podaje swoją lokalizację.',
  'name.skill.phase-rush': 'Widmowy pęd',
  'text.skill.phase-rush': 'Specjalna: RUCH o 1–4, potem STRASZENIE wszystkich w odwiedzonych lokalizacjach.',
  'name.skill.fade-out': 'Rozpłynięcie się',
  'text.skill.fade-out':
    'Wolna, koszt 1: SKRADANIE SIĘ o 0–2. Przy ponownym pojawieniu się: STRASZENIE wszystkich w Zasięgu 1, potem PRZESZUKIWANIE.',
  'name.skill.cold-draught': 'Zimny powiew',
  'text.skill.cold-draught': 'Wolna: BLOKADA.',
  'name.skill.icy-grip': 'Lodowaty uścisk',
  'text.skill.icy-grip': 'Atak: siła +1 za każdy żeton strachu obrońcy.',
  'name.skill.soul-drain': 'Wysysanie duszy',
  'text.skill.soul-drain':
    'Specjalna, kosztuje wszystkie inne karty, co najmniej 3: każdy z dwoma żetonami strachu odnosi ranę. Od poziomu 4.',

  'name.skill.deduction': 'Dedukcja',
  'text.skill.deduction': 'Szybka, koszt 1: WYKRYWANIE w dwóch sąsiednich lokalizacjach, osobno.',
  'name.skill.calling-card': 'Wizytówka',
  'text.skill.calling-card': 'Szybka, koszt 1: STRASZENIE wszystkich.',
  'name.skill.bar-the-way': 'Zagrodzenie drogi',
  'text.skill.bar-the-way': 'Szybka: BLOKADA.',
  'name.skill.lunge': 'Doskok',
  'text.skill.lunge': 'Specjalna: RUCH o 1–2, potem PRZESZUKIWANIE.',
  'name.skill.stalk': 'Podchody',
  'text.skill.stalk': 'Wolna: SKRADANIE SIĘ o 0–2. Albo atak: siła +1.',
  'name.skill.lie-in-wait': 'Zasadzka',
  'text.skill.lie-in-wait':
    'Wolna, koszt 1: SKRADANIE SIĘ o 0–2. Przy ponownym pojawieniu się: STRASZENIE jednego Ocalałego, potem PRZESZUKIWANIE.',
  'name.skill.death-bloom': 'Kwiat śmierci',
  'text.skill.death-bloom':
    'Wolna, koszt 2: SKRADANIE SIĘ o 0–2. Przy ponownym pojawieniu się: rana dla wszystkich na miejscu. Od poziomu 3.',

  'name.skill.lope': 'Długi krok',
  'text.skill.lope': 'Szybka: RUCH o 1.',
  'name.skill.blood-scent': 'Zapach krwi',
  'text.skill.blood-scent': 'Szybka, tylko gdy ktoś jest ranny: RUCH o 2.',
  'name.skill.howl': 'Wycie',
  'text.skill.howl': 'Szybka, koszt 2: STRASZENIE wszystkich w Zasięgu 2, potem RUCH o 1.',
  'name.skill.territory': 'Rewir',
  'text.skill.territory': 'Szybka: WYKRYWANIE w każdym miejscu do przeszukania. Albo wolna: SKRADANIE SIĘ o 0–3.',
  'name.skill.pounce': 'Skok',
  'text.skill.pounce': 'Specjalna: RUCH o 1–2, potem PRZESZUKIWANIE.',
  'name.skill.savage-bite': 'Dzikie ugryzienie',
  'text.skill.savage-bite': 'Atak: siła +1.',
  'name.skill.keen-hearing': 'Czuły słuch',
  'text.skill.keen-hearing':
    'Specjalna, koszt 3: RUCH do 6 ku najbliższemu hałasowi, potem PRZESZUKIWANIE. Od poziomu 2.',
} as const;
