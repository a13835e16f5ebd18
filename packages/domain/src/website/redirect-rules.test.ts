import { describe, expect, it } from 'vitest'
import { followRedirects } from './follow-redirects.ts'
import { readRedirects, writeRedirects } from './redirect-rules.ts'

describe('redirect rules as owners write them', () => {
  it('are read one a line, with 301 when nothing is said', () => {
    const text = '# moved in spring\n/old -> /new\n\n/sale/ -> https://shop.example/sale 302'
    expect(readRedirects(text)).toEqual({
      ok: true,
      rules: [
        { source: '/old', target: '/new', status: 301 },
        { source: '/sale', target: 'https://shop.example/sale', status: 302 },
      ],
    })
  })

  it('are written as they are read', () => {
    const text = '/old/[slug] -> /new/[slug] 301\n/a -> /b 302'
    const reading = readRedirects(text)
    expect(reading.ok && writeRedirects(reading.rules)).toBe(text)
  })

  it('lead to an address of 2083 characters at most', () => {
    const longest = `/${'n'.repeat(2082)}`
    expect(readRedirects(`/old -> ${longest}`).ok).toBe(true)
    expect(readRedirects(`/old -> ${longest}n`)).toEqual({
      ok: false,
      problems: [{ line: 1, message: 'An address can have 2083 characters.' }],
    })
  })

  it.each([
    ['/old /new', 'Write a rule as /old-address -> /new-address 301.'],
    ['/old -> /new 307', '307 is not 301 (for good) or 302 (for now).'],
    [
      '//evil.example -> /new',
      '//evil.example is not an address of this site; it must begin with one slash.',
    ],
    [
      '/old -> javascript:alert(1)',
      'javascript:alert(1) is neither an address of this site nor a whole web address.',
    ],
    ['/old -> //evil.example', '//evil.example is neither an address of this site nor a whole web address.'],
    ['/old -> /new/[slug]', '[slug] stands only on the right.'],
    ['/old -> /new/*', 'The * of the new address needs one in the old address, as in /old/* -> /new/*.'],
    ['/*.html -> /new', 'In /*.html, * can only stand at the end, for all that is below, as in /old/*.'],
    ['/a*/ -> /new', 'In /a*/, * can only stand at the end, for all that is below, as in /old/*.'],
    [
      '/q?id=3 -> /shop',
      '/q?id=3 goes beyond a path. A rule looks at the path alone, up to the question mark: /q.',
    ],
    ['/a/* -> /b/*\n/b/* -> /a/*', '/b/* leads back to itself, by way of /a/*.'],
    ['/a/* -> /a/x/*', '/a/* leads back to itself.'],
    ['/a/* -> /b/x/*\n/b/* -> /a/*', '/b/* leads back to itself, by way of /a/*.'],
    ['/old-[slug] -> /new', 'In /old-[slug], a [name] must be a whole part between two slashes.'],
    ['/old -> /old/', '/old leads to itself.'],
    ['/b -> /c\n/b -> /d', '/b has a rule already.'],
    ['/b -> /a\n/a -> /b/', '/a leads back to itself, by way of /b.'],
    ['/in -> /a\n/a -> /b\n/b -> /c\n/c -> /a', '/c leads back to itself, by way of /a, /b.'],
    ['/é -> /b\n/b -> /%c3%a9', '/b leads back to itself, by way of /é.'],
    ['/a/[n] -> /b/[n]\n/b/[slug] -> /a/[slug]', '/b/[slug] leads back to itself, by way of /a/[n].'],
    ['/p/[a]/[b] -> /p/[b]/[a]', '/p/[a]/[b] leads back to itself.'],
    [
      '/1 -> /2\n/2 -> /3\n/3 -> /4\n/4 -> /5\n/5 -> /1',
      '/5 leads back to itself, by way of /1, /2, /3 and 1 more.',
    ],
  ])('%s is refused in words', (text, message) => {
    const reading = readRedirects(text)
    expect(reading.ok ? [] : reading.problems.map((problem) => problem.message)).toEqual([message])
  })

  it.each([
    '/a -> /b\n/b -> /c',
    '/a/* -> /a',
    '/* -> /',
    '/x/* -> /a/a/*\n/a/* -> /*',
    '/shop/* -> /shop/all',
    '/pp/[n] -> /pp/[n]/x',
    '/a/[n] -> /b/[n]\n/b/[n] -> /c/[n]\n/c/one -> /a/one',
    // What may be pages: no rule hides one.
    '/shop/[item] -> /shop/all',
    '/journal -> /journal/welcome\n/journal/[slug] -> /journal',
    '/old/[item] -> /new/[item]\n/new/mug -> /old/mug',
  ])('%s ends somewhere, and is taken', (text) => {
    expect(readRedirects(text).ok).toBe(true)
  })

  it('of which 2,500 lead round name two lines', () => {
    const lines = Array.from({ length: 2_498 }, (_, each) => `/[a]/${each}/[b] -> /[b]/${each + 1}/[a]`)
    const text = ['/x -> /y', '/y -> /x', ...lines.with(-1, '/[a]/2497/[b] -> /[a]/0/[b]')].join('\n')
    const reading = readRedirects(text)
    expect(reading.ok ? [] : reading.problems.map((problem) => problem.line)).toEqual([2, 2_500])
  })

  it.each(['/config', '/config/old', '/api/[call]', '/s/paper.pdf', '/content/v1/a/b/c.jpg', '/robots.txt/'])(
    '%s would never be followed, and is refused in words',
    (source) => {
      const reading = readRedirects(`${source} -> /new`)
      const message = `${source} is an address of the site itself, so the rule would never be followed.`
      expect(reading).toEqual({ ok: false, problems: [{ line: 1, message }] })
    },
  )

  it.each(['/configuration', '/apis/old', '/s', '/content/old'])(
    '%s is an address as any other',
    (source) => {
      expect(readRedirects(`${source} -> /new`).ok).toBe(true)
    },
  )

  it.each(['https://e.example*', 'https://e.example/shop*', 'https://*.example/*'])(
    'refuse a * that leads nowhere on another site: %s',
    (target) => {
      const reading = readRedirects(`/q/* -> ${target}`)
      expect(reading.ok ? '' : reading.problems[0]?.message).toBe(
        `In ${target}, * can only stand at the end, for all that is below, as in /new/*.`,
      )
    },
  )

  it.each(['https://e.example/*', 'https://e.example/web/*/a', 'https://e.example/find?q=a*'])(
    'leave another site the * of its own addresses: %s',
    (target) => expect(readRedirects(`/q/* -> ${target}`).ok).toBe(true),
  )

  it('refuse a * in the middle of the new address', () => {
    const reading = readRedirects('/a/* -> /b/*/c')
    expect(reading.ok ? '' : reading.problems[0]?.message).toBe(
      'In /b/*/c, * can only stand at the end, for all that is below, as in /new/*.',
    )
    expect(readRedirects('/a -> https://example.org/*/b').ok).toBe(true)
  })

  it('name the line that is wrong', () => {
    const reading = readRedirects('/a -> /b\n\nnonsense')
    expect(reading.ok ? [] : reading.problems.map((problem) => problem.line)).toEqual([3])
  })

  it('may be 2,500 and not one more', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => `/old-${index} -> /new`).join('\n')
    expect(readRedirects(lines(2_500)).ok).toBe(true)
    expect(readRedirects(lines(2_501)).ok).toBe(false)
  })
})

describe('following redirects', () => {
  it('takes the first rule with names that fits, of those that do', () => {
    const written = readRedirects('/a/[n]/c -> /first/[n]\n/a/b/[m] -> /second/[m]\n/[n]/[n]/d -> /third/[n]')
    const followWritten = followRedirects(written.ok ? written.rules : [])
    expect(['/a/b/c', '/a/b/d', '/x/y/d', '/a//c'].map((path) => followWritten(path)?.location)).toEqual([
      '/first/b',
      '/second/d',
      '/third/y',
      undefined,
    ])
  })

  const reading = readRedirects('/old -> /new\n/blog/[year]/[slug] -> /journal/[slug] 302')
  const follow = followRedirects(reading.ok ? reading.rules : [])

  it('finds a plain rule, with or without a slash at the end', () => {
    expect(follow('/old')).toEqual({ location: '/new', status: 301 })
    expect(follow('/old/')).toEqual({ location: '/new', status: 301 })
  })

  it('takes all that is below an address, to one place or under another', () => {
    const written = readRedirects(
      '/produkte/* -> /shop\n/blog/[year]/* -> /[year]/journal/* 302\n/blog/2019/plan -> /plan\n/all/* -> /*',
    )
    const followWritten = followRedirects(written.ok ? written.rules : [])
    const locationOf = (path: string) => followWritten(path)?.location
    expect(['/produkte/a', '/produkte/a/b/', '/produkte', '/produkte/'].map(locationOf)).toEqual([
      '/shop',
      '/shop',
      undefined,
      undefined,
    ])
    expect(['/blog/2019/a/b', '/blog/2019/plan', '/blog/2019'].map(locationOf)).toEqual([
      '/2019/journal/a/b',
      '/plan',
      undefined,
    ])
    expect(['/all/a/b', '/all//evil.example', '/all/\\evil.example'].map(locationOf)).toEqual([
      '/a/b',
      undefined,
      undefined,
    ])
  })

  it('fills the names of a rule', () => {
    expect(follow('/blog/2019/a-post')).toEqual({ location: '/journal/a-post', status: 302 })
  })

  it('takes letters of any language, and sends what an answer may carry', () => {
    const written = readRedirects(
      '/日本 -> /shop\n/caf%c3%a9 -> /thé 302\n/tea/[name] -> https://shop.example/茶/[name]',
    )
    const followWritten = followRedirects(written.ok ? written.rules : [])
    expect(['/%E6%97%A5%E6%9C%AC', '/caf%C3%A9', '/tea/%E8%8C%B6', '/tea/\ud800'].map(followWritten)).toEqual(
      [
        { location: '/shop', status: 301 },
        { location: '/th%C3%A9', status: 302 },
        { location: 'https://shop.example/%E8%8C%B6/%E8%8C%B6', status: 301 },
        { location: 'https://shop.example/%E8%8C%B6/%EF%BF%BD', status: 301 },
      ],
    )
  })

  it('leaves other addresses alone', () => {
    expect(follow('/blog/2019')).toBeNull()
    expect(follow('/blog/2019/a/b')).toBeNull()
    expect(follow('/older')).toBeNull()
  })
})
