import type { AskedView } from '@vitrine/domain/lists/list-request'
import type { SiteStore } from '@vitrine/store/store'
import { percentile, type Row } from '../report.ts'
import { askList, type ListedSubject, mixedQuestions, typedQuestions } from './listed-subject.ts'

const rounds = Number(process.env.LISTS_ROUNDS ?? 5)
const pagesOn = Number(process.env.LISTS_PAGES ?? 1_000)

/** A figure of a list, on whichever engine. */
export type Figure = Omit<Row, 'subject'>

interface Shops {
  readonly small: SiteStore
  readonly large: SiteStore
}

/** The figures of a list over many rows, beside the same over few. */
export async function figuresOf(subject: ListedSubject, shops: Shops): Promise<readonly Figure[]> {
  const { name } = subject.list
  return [
    ...(await comparedRows(`${name}, any filter and sort`, subject, {
      shops,
      views: mixedQuestions(subject),
    })),
    ...(await comparedRows(`${name}, search as one types`, subject, {
      shops,
      views: typedQuestions(subject),
    })),
    ...(await pageRows(subject, shops.large)),
  ]
}

async function comparedRows(
  name: string,
  subject: ListedSubject,
  { shops, views }: { readonly shops: Shops; readonly views: readonly AskedView[] },
): Promise<readonly Figure[]> {
  const times = { small: new Map<string, Taken>(), large: new Map<string, Taken>() }
  for (let round = -1; round < rounds; round += 1) {
    for (const view of views) {
      for (const size of ['small', 'large'] as const) {
        const taken = await timed(() => askList(subject, shops[size], view))
        if (round >= 0) times[size].set(`${JSON.stringify(view)} ${round}`, taken)
      }
    }
  }
  tellSlowest(times.large)
  const best = (size: 'small' | 'large') => views.map((view) => bestOf(times[size], view))
  return [
    ...timesOf(name, { small: msOf(times.small, 'ms'), large: msOf(times.large, 'ms') }),
    ...timesOf(`${name}, best of ${rounds}`, { small: best('small'), large: best('large') }),
    ...timesOf(`${name}, processor`, {
      small: msOf(times.small, 'cpuMs'),
      large: msOf(times.large, 'cpuMs'),
    }),
  ]
}

function timesOf(
  name: string,
  { small, large }: { readonly small: readonly number[]; readonly large: readonly number[] },
): readonly Figure[] {
  const ratio = { 'the small shop': percentile(large, 95) / percentile(small, 95) }
  return [
    { case: `${name}, median`, value: percentile(large, 50), unit: 'ms' },
    { case: `${name}, p95`, value: percentile(large, 95), unit: 'ms', ratio },
  ]
}

type Times = ReadonlyMap<string, Taken>

const msOf = (times: Times, kind: keyof Taken) => [...times.values()].map((taken) => taken[kind])

/** How long a question took where the machine did least beside it. */
function bestOf(times: Times, view: AskedView): number {
  const all = Array.from({ length: rounds }, (_, round) => times.get(`${JSON.stringify(view)} ${round}`)?.ms)
  return Math.min(...all.map((ms) => ms ?? Number.POSITIVE_INFINITY))
}

function tellSlowest(times: Times): void {
  const slowest = [...times].sort(([, one], [, other]) => other.ms - one.ms).slice(0, 6)
  for (const [question, { ms, cpuMs }] of slowest)
    console.error(`  ${ms.toFixed(1)} ms, processor ${cpuMs.toFixed(1)} ms: ${question}`)
}

async function pageRows(subject: ListedSubject, site: SiteStore): Promise<readonly Figure[]> {
  const { name } = subject.list
  let after: string | undefined
  const times: Taken[] = []
  for (let page = 0; page < pagesOn; page += 1) {
    const from = after
    times.push(
      await timed(async () => {
        after = (await askList(subject, site, { sort: subject.pagedBy }, { after: from })).next ?? undefined
      }),
    )
    if (after === undefined) break
  }
  const median = (part: readonly Taken[]) =>
    percentile(
      part.map(({ ms }) => ms),
      50,
    )
  const [first, last] = [median(times.slice(5, 55)), median(times.slice(-50))]
  return [
    { case: `${name}, pages 6 to 55`, value: first, unit: 'ms' },
    {
      case: `${name}, the last 50 of ${times.length} pages`,
      value: last,
      unit: 'ms',
      ratio: { 'pages 6 to 55': last / first },
    },
  ]
}

interface Taken {
  readonly ms: number
  readonly cpuMs: number
}

async function timed(work: () => Promise<unknown>): Promise<Taken> {
  const [beganAt, before] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(before)
  return { ms: performance.now() - beganAt, cpuMs: (user + system) / 1_000 }
}
