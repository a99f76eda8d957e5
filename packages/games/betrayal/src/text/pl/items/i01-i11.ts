/** Items I01 to I11. */
export const items01to11 = {
  'name.item.angels-feather': 'Anielskie Pióro',
  'text.item.angels-feather':
    'Zamiast rzutu cechy, który masz wykonać, możesz je zakopać i przyjąć dowolny wynik od 0 do 8.',
  'name.item.brooch': 'Brosza',
  'text.item.brooch': 'Obrażenia Fizyczne i Psychiczne możesz otrzymywać jako Obrażenia Ogólne.',
  'name.item.chainsaw': 'Piła Łańcuchowa',
  'text.item.chainsaw': 'Broń. Atakujesz jedną kością więcej.',
  'name.item.creepy-doll': 'Upiorna Lalka',
  'text.item.creepy-doll':
    'Specjalne działanie: po swoim rzucie cechy we własnej turze rzuć ponownie wszystkimi jego kośćmi; potem tracisz 1 punkt Poczytalności.',
  'name.item.crossbow': 'Kusza',
  'text.item.crossbow':
    'Broń. Cel na twojej albo sąsiedniej płytce; oboje rzucacie Szybkością, ty jedną kością więcej. Jeśli przegrasz, nie otrzymujesz obrażeń.',
  'name.item.dynamite': 'Dynamit',
  'text.item.dynamite':
    'Broń. Zamiast atakować, zakop go i wskaż swoją albo sąsiednią płytkę. Wszyscy na niej rzucają Szybkością: przy wyniku poniżej 4 poszukiwacz otrzymuje 4 Obrażenia Fizyczne, a Potwór zostaje zraniony.',
  'name.item.first-aid-kit': 'Apteczka',
  'text.item.first-aid-kit':
    'Specjalne działanie: zakop ją i zregeneruj wszystkie krytyczne cechy, własne albo jednego poszukiwacza na swojej płytce.',
  'name.item.flashlight': 'Latarka',
  'text.item.flashlight': 'W rzutach cech, których wymagają Wydarzenia, możesz użyć 2 kości więcej.',
  'name.item.gun': 'Pistolet',
  'text.item.gun':
    'Broń. Cel w twoim polu widzenia; oboje rzucacie Szybkością. Jeśli przegrasz, nie otrzymujesz obrażeń.',
  'name.item.headphones': 'Słuchawki',
  'text.item.headphones': 'Ilekroć otrzymujesz Obrażenia Psychiczne, otrzymujesz o 1 mniej.',
  'name.item.leather-jacket': 'Skórzana Kurtka',
  'text.item.leather-jacket': 'Bronisz się jedną kością więcej.',
} as const;
