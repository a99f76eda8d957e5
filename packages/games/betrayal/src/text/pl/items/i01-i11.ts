/** Items I01 to I11. */
export const items01to11 = {
  'name.item.crossbow': 'Kusza',
  'text.item.crossbow':
    'Broń. Cel na twojej albo sąsiedniej płytce; oboje rzucacie Szybkością, ty jedną kością więcej. Jeśli przegrasz, nie otrzymujesz obrażeń.',
  'name.item.leather-jacket': 'Skórzana Kurtka',
  'text.item.leather-jacket': '1 kość więcej, gdy się bronisz.',
} as const;
