/** Items I12 to I22. */
export const items12to22 = {
  'name.item.machete': 'Maczeta',
  'text.item.machete': 'Broń. +1 do wyniku twojego ataku.',
  'name.item.strange-medicine': 'Dziwne Lekarstwo',
  'text.item.strange-medicine': 'Specjalne działanie: zakop je i wylecz Siłę oraz Szybkość.',
} as const;
