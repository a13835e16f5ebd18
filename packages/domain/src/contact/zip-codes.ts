/**
 * Whether a ZIP code of the United States is one of a state, a territory or a military region, by its first three digits (USPS,
 * labeling list L002). Of a place that has the ZIP code of its neighbours beyond the line, both states do.
 */
export function isZipCodeOf(zipCode: string, state: string): boolean {
  const prefix = Number(zipCode.slice(0, 3))
  const ranges = Object.hasOwn(prefixes, state) ? (prefixes[state] ?? []) : []
  if (ranges.some(([first, last]) => prefix >= first && prefix <= last)) return true
  return beyondTheLine.has(`${zipCode.slice(0, 5)} ${state}`)
}

type Range = readonly [first: number, last: number]

/** First three digits of the ZIP codes of each state. Those that are not given out yet lie in ranges of their neighbours. */
const prefixes: Readonly<Record<string, readonly Range[]>> = Object.fromEntries(
  (
    'AA:340|AE:090-099|AK:995-999|AL:350-369|AP:962-966|AR:716-729|AZ:850-869|CA:900-961|CO:800-819|CT:060-069|' +
    'DC:200,202-205,569|DE:197-199|FL:320-339,341-349|GA:300-319,398-399|GU:969|HI:967-968|IA:500-529|ID:832-839|' +
    'IL:600-629|IN:460-479|KS:660-679|KY:400-429|LA:700-715|MA:010-027,055|MD:206-219|ME:039-049|MI:480-499|' +
    'MN:550-568|MO:630-659|MS:386-397|MT:590-599|NC:270-289|ND:580-589|NE:680-699|NH:030-038|NJ:070-089|' +
    'NM:870-884|NV:889-899|NY:005,100-149|OH:430-459|OK:730-732,734-749|OR:970-979|PA:150-196|PR:006-007,009|' +
    'RI:028-029|SC:290-299|SD:570-579|TN:370-385|TX:733,750-799,885|UT:840-849|VA:201,220-246|VI:008|' +
    'VT:050-054,056-059|WA:980-994|WI:530-549|WV:247-269|WY:820-831'
  )
    .split('|')
    .map((row) => {
      const [state = '', ranges = ''] = row.split(':')
      return [state, ranges.split(',').map(rangeOf)]
    }),
)

function rangeOf(text: string): Range {
  const [first = '', last = first] = text.split('-')
  return [Number(first), Number(last)]
}

/** ZIP codes that are, or are also, of another state than their first three digits tell. */
const beyondTheLine: ReadonlySet<string> = new Set([
  '02861 MA',
  '06390 NY',
  '42223 TN',
  '59221 ND',
  '63673 IL',
  '71749 LA',
  '73949 TX',
  '81137 NM',
  '83414 WY',
  '84536 AZ',
  '86044 UT',
  '86515 NM',
  '88063 TX',
  '89439 CA',
  '96799 AS',
  '96950 MP',
  '96951 MP',
  '96952 MP',
  '97635 CA',
])
