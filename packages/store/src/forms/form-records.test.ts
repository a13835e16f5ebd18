import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import type { FormDelivery } from '@vitrine/domain/forms/targets/delivery'
import { emptySettings, type FormTarget, freshHealth } from '@vitrine/domain/forms/targets/form-target'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { newId, noon } from '../testing/builders.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore({ now: () => noon })
})
afterEach(() => built.close())

const dayMs = 86_400_000

function buildSubmission(submission: Partial<Submission>): Submission {
  return {
    id: newId(),
    formId: 'contact',
    formName: 'Contact',
    fields: [],
    values: {},
    page: { title: '', id: '', source: '', path: '', permission: null },
    email: '',
    createdAtMs: noon,
    isRead: false,
    isStarred: false,
    isSpam: false,
    ...submission,
  }
}

function buildTarget(target: Partial<FormTarget>): FormTarget {
  return {
    id: newId(),
    formId: 'contact',
    kind: 'webhook',
    name: 'Ours',
    settings: emptySettings,
    isOn: true,
    sealed: '',
    sealedBefore: '',
    beforeUntilMs: 0,
    health: freshHealth,
    columns: [],
    createdAtMs: noon,
    updatedAtMs: noon,
    ...target,
  }
}

function buildDelivery(delivery: Partial<FormDelivery>): FormDelivery {
  return {
    id: newId(),
    targetId: 'none',
    formId: 'contact',
    submissionId: '',
    state: 'waiting',
    jobId: '',
    createdAtMs: noon,
    beganAtMs: noon,
    tried: 0,
    nextAtMs: null,
    tries: [],
    ...delivery,
  }
}

describe('what was sent by forms', () => {
  it('goes by itself when its form does not keep it so long, and that of other forms stays', async () => {
    const { submissions } = built.siteStore
    const sent = [10, 9, 2].map((days) => buildSubmission({ createdAtMs: noon - days * dayMs }))
    const other = buildSubmission({ formId: 'other', createdAtMs: noon - 99 * dayMs })
    for (const each of [...sent, other]) await submissions.insert(each)
    expect(await submissions.removeOld(noon)).toEqual([])
    await submissions.keepFor('contact', 30)
    await submissions.keepFor('contact', 9)
    expect(await submissions.keptDays('contact')).toBe(9)
    expect(await submissions.removeOld(noon)).toEqual([sent[0]])
    expect(await submissions.removeOld(noon)).toEqual([])
    expect(await submissions.find(sent[0]?.id ?? '')).toBeUndefined()
    expect(await submissions.find(sent[1]?.id ?? '')).toBeDefined()
    expect(await submissions.find(other.id)).toBeDefined()
    await submissions.keepFor('contact', null)
    expect(await submissions.keptDays('contact')).toBeNull()
  })

  it('is walked from the oldest to the newest, and none is missed where many came at once', async () => {
    const { submissions } = built.siteStore
    const sent = ['b', 'a', 'c'].map((id) => buildSubmission({ id }))
    const first = buildSubmission({ id: 'z', createdAtMs: noon - 1 })
    for (const each of [...sent, first, buildSubmission({ formId: 'other' })]) await submissions.insert(each)
    const begin = await submissions.behind('contact', null, 2)
    const next = await submissions.behind('contact', begin.at(-1) ?? null, 2)
    expect([...begin, ...next].map(({ id }) => id)).toEqual(['z', 'a', 'b', 'c'])
    expect(await submissions.behind('contact', next.at(-1) ?? null, 2)).toEqual([])
  })

  it('is found by the email address that was given, and by no other', async () => {
    const { submissions } = built.siteStore
    const ada = buildSubmission({ email: 'Ada_B@example.com' })
    const mentions = { email: 'x@example.com', values: { words: 'ada_b@example.com' } }
    for (const each of [ada, buildSubmission({ email: 'adaxb@example.com' }), buildSubmission(mentions)])
      await submissions.insert(each)
    expect(await submissions.ofEmail(' ada_b@EXAMPLE.com')).toEqual([ada])
    expect(await submissions.ofEmail('')).toEqual([])
  })
})

describe('targets of forms', () => {
  it('are those of their form, the oldest first, and go with their log', async () => {
    const { formTargets, formDeliveries } = built.siteStore
    const [late, early] = [buildTarget({}), buildTarget({ createdAtMs: noon - 1 })]
    for (const each of [late, early, buildTarget({ formId: 'other' })]) await formTargets.save(each)
    await formTargets.save({ ...late, name: 'Changed' })
    expect((await formTargets.ofForm('contact')).map(({ name }) => name)).toEqual(['Ours', 'Changed'])
    const kept = buildDelivery({ targetId: early.id })
    for (const each of [kept, buildDelivery({ targetId: late.id })]) await formDeliveries.save(each)
    const [others] = await formTargets.ofForm('other')
    await built.siteStore.forms.remove('other')
    expect(others && (await formTargets.find(others.id))).toBeUndefined()
    await formTargets.remove(late.id)
    expect(await formTargets.find(late.id)).toBeUndefined()
    expect(await formDeliveries.ofTarget(late.id, 9)).toEqual([])
    expect(await formDeliveries.ofTarget(early.id, 9)).toEqual([kept])
  })

  it('have a log with the newest first, of which goes what is old, and what was of a submission that went', async () => {
    const { submissions, formDeliveries } = built.siteStore
    const sent = buildSubmission({})
    await submissions.insert(sent)
    const deliveries = [3, 2, 1].map((days) => buildDelivery({ createdAtMs: noon - days * dayMs }))
    const ofSent = buildDelivery({ submissionId: sent.id })
    for (const each of [...deliveries, ofSent]) await formDeliveries.save(each)
    expect((await formDeliveries.ofTarget('none', 2)).map(({ id }) => id)).toEqual([
      ofSent.id,
      deliveries[2]?.id,
    ])
    const [newest] = await formDeliveries.ofTarget('none', 1)
    const behind = await formDeliveries.ofTarget('none', 2, newest)
    expect(behind.map(({ id }) => id)).toEqual([deliveries[2]?.id, deliveries[1]?.id])
    await submissions.remove(sent.id)
    expect(await formDeliveries.find(ofSent.id)).toBeUndefined()
    expect(await formDeliveries.removeOld(noon - 1.5 * dayMs)).toBe(2)
    expect(await formDeliveries.ofTarget('none', 9)).toEqual([deliveries[2]])
  })
})

describe('what is saved of forms to go on with', () => {
  const draft = { formId: 'contact', sealed: 'x', mailedKey: '', answeredKey: '', savedAtMs: noon }

  it('is found by its hash, saved again, and counted by form', async () => {
    const { formDrafts } = built.siteStore
    await formDrafts.save({ ...draft, tokenHash: 'a' })
    await formDrafts.save({ ...draft, tokenHash: 'a', sealed: 'y', savedAtMs: noon + 1 })
    await formDrafts.save({ ...draft, tokenHash: 'b', formId: 'other' })
    expect(await formDrafts.find('a')).toEqual({ ...draft, tokenHash: 'a', sealed: 'y', savedAtMs: noon + 1 })
    expect([await formDrafts.count('contact'), await formDrafts.find('c')]).toEqual([1, undefined])
    await formDrafts.remove('a')
    expect([await formDrafts.count('contact'), await formDrafts.count('other')]).toEqual([0, 1])
  })

  it('is removed when it is old, with its person, and with its form', async () => {
    const { formDrafts, forms } = built.siteStore
    await formDrafts.save({ ...draft, tokenHash: 'old', savedAtMs: noon - dayMs })
    await formDrafts.save({ ...draft, tokenHash: 'mailed', mailedKey: 'ada' })
    await formDrafts.save({ ...draft, tokenHash: 'answered', answeredKey: 'ada' })
    await formDrafts.save({ ...draft, tokenHash: 'bob', mailedKey: 'bob' })
    expect(await formDrafts.removeOld(noon)).toBe(1)
    expect(await formDrafts.removeOfPerson('ada')).toBe(2)
    expect(await formDrafts.count('contact')).toBe(1)
    await forms.remove('contact')
    expect(await formDrafts.count('contact')).toBe(0)
  })
})
