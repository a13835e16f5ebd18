import type { TaxRule } from '../../../website/store-settings.ts'

/** The rates of the 27 member states with the days on which they held, as the golden cases go by them: one general and one reduced rate each. */
export const goldenRules: readonly TaxRule[] = [
  ...rates('AT', 20000, 10000),
  ...rates('BE', 21000, 6000),
  ...rates('BG', 20000, 9000),
  ...rates('CY', 19000, 5000),
  ...rates('CZ', 21000, 15000, '', '2023-12-31'),
  ...rates('CZ', 21000, 12000, '2024-01-01'),
  ...rates('DE', 19000, 7000, '', '2020-06-30'),
  ...rates('DE', 16000, 5000, '2020-07-01', '2020-12-31'),
  ...rates('DE', 19000, 7000, '2021-01-01'),
  ...rates('DK', 25000, null),
  ...rates('EE', 20000, 9000, '', '2023-12-31'),
  ...rates('EE', 22000, 9000, '2024-01-01', '2025-06-30'),
  ...rates('EE', 24000, 9000, '2025-07-01'),
  ...rates('ES', 21000, 10000),
  ...rates('FI', 24000, 14000, '', '2024-08-31'),
  ...rates('FI', 25500, 14000, '2024-09-01', '2025-12-31'),
  ...rates('FI', 25500, 13500, '2026-01-01'),
  ...rates('FR', 20000, 5500),
  ...rates('GR', 24000, 13000),
  ...rates('HR', 25000, 13000),
  ...rates('HU', 27000, 5000),
  ...rates('IE', 23000, 13500, '', '2020-08-31'),
  ...rates('IE', 21000, 13500, '2020-09-01', '2021-02-28'),
  ...rates('IE', 23000, 13500, '2021-03-01'),
  ...rates('IT', 22000, 10000),
  ...rates('LT', 21000, 9000),
  ...rates('LU', 17000, 8000, '', '2022-12-31'),
  ...rates('LU', 16000, 7000, '2023-01-01', '2023-12-31'),
  ...rates('LU', 17000, 8000, '2024-01-01'),
  ...rates('LV', 21000, 12000),
  ...rates('MT', 18000, 5000),
  ...rates('NL', 21000, 6000, '', '2018-12-31'),
  ...rates('NL', 21000, 9000, '2019-01-01'),
  ...rates('PL', 23000, 8000),
  ...rates('PT', 23000, 6000),
  ...rates('RO', 19000, 9000, '', '2025-07-31'),
  ...rates('RO', 21000, 11000, '2025-08-01'),
  ...rates('SE', 25000, 12000),
  ...rates('SI', 22000, 9500),
  ...rates('SK', 20000, 10000, '', '2024-12-31'),
  ...rates('SK', 23000, 19000, '2025-01-01'),
]

function rates(
  country: string,
  general: number,
  reduced: number | null,
  from = '',
  until = '',
): readonly TaxRule[] {
  const rule = { name: `VAT ${country}`, country, region: null, taxesShipping: false, from, until }
  return [
    { ...rule, rateMilliPercent: general },
    ...(reduced === null ? [] : [{ ...rule, rateMilliPercent: reduced, productClass: 'reduced' } as const]),
  ]
}
