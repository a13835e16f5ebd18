import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

const person = { roles: ['admin'], isOwner: false, isSelf: false, hasSecondFactor: false, lastSeenAtMs: 1 }
const people = [
  { ...person, id: 'ada', displayName: 'Ada Owner', email: 'ada@example.org', isOwner: true, isSelf: true },
  { ...person, id: 'ben', displayName: 'Ben', email: 'ben@example.org' },
]
const invitation = { id: 'i', email: 'cleo@example.org', roles: ['editor'], createdAtMs: 1, expiresAtMs: 2 }
const made = { ...invitation, isExpired: false, isMailed: false }

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(async () => {
  server = fakeFetch()
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/people': { body: { people, invitations: [], mailsLinks: false } },
    'GET /api/panel/settings/sign-in': { body: { value: { secondFactorRoles: [] }, version: 'v' } },
    'POST /api/panel/invitations': {
      body: { invitation: made, link: 'https://shop.example/config/join?link=x' },
    },
    'DELETE /api/panel/people/ben': { body: {} },
    'POST /api/panel/session/confirmation': { body: {} },
  })
  screen = await showScreen('/settings/people')
  await screen.waitFor('Nobody is invited at the moment')
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const item = (words: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
  return found.find(({ textContent }) => textContent === words)
}

describe('the room of people', () => {
  it('shows the link of an invitation to copy where no mail is sent', async () => {
    await screen.press(screen.button('Invite a person'))
    await screen.waitFor('This server sends no mail')
    await screen.type(screen.field('Email'), 'cleo@example.org')
    await screen.press(screen.field('Content editor'))
    await screen.press(screen.button('Invite'))
    await screen.waitFor('is not shown again')
    expect(screen.field('Link').value).toBe('https://shop.example/config/join?link=x')
    const sent = server.requests.find(({ method, url }) => method === 'POST' && url.endsWith('/invitations'))
    expect(await sent?.json()).toEqual({ email: 'cleo@example.org', roles: ['editor'], isMailed: false })
  })

  it('stays open while somebody is invited, so that the link is seen', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await screen.press(screen.button('Invite a person'))
    await screen.waitFor('This server sends no mail')
    await screen.type(screen.field('Email'), 'cleo@example.org')
    await screen.press(screen.field('Content editor'))
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/people': { body: { people, invitations: [], mailsLinks: false } },
      'POST /api/panel/invitations': { body: { invitation: made, link: 'a link' }, after: promise },
    })
    await screen.press(screen.button('Invite'))
    await screen.press(screen.button('Cancel'))
    expect(screen.field('Email').value).toBe('cleo@example.org')
    await act(async () => resolve())
    await screen.waitFor('is not shown again')
  })

  it('shows a new link above what was opened meanwhile, which keeps what is typed into it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const invited = { people, invitations: [made], mailsLinks: false }
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/people': { body: invited },
      'POST /api/panel/invitations/i/links': { body: { link: 'a new link' }, after: promise },
    })
    await screen.readAgain()
    await screen.press(screen.button('New link for cleo@example.org'))
    await screen.press(screen.button('Invite a person'))
    await screen.waitFor('This server sends no mail')
    await screen.type(screen.field('Email'), 'dora@example.org')
    await act(async () => resolve())
    await screen.waitFor('is not shown again')
    expect(screen.field('Link').value).toBe('a new link')
    await screen.press(screen.button('Done'))
    expect(screen.field('Email').value).toBe('dora@example.org')
  })

  it('says at the fields what is missing', async () => {
    await screen.press(screen.button('Invite a person'))
    await screen.waitFor('This server sends no mail')
    await screen.press(screen.button('Invite'))
    await screen.waitFor('Please enter a valid email')
    await screen.waitFor('Choose at least one role.')
  })

  it('asks for the password where the server wants it, and goes on then', async () => {
    await screen.press(screen.button('More about Ben'))
    await screen.waitFor('Hand the site over')
    const remove = item('Remove')
    if (remove) await screen.press(remove)
    await screen.waitFor('Remove Ben?')
    server.answer({ status: 403, body: { message: 'Please confirm that it is you.', needs: 'confirmation' } })
    await screen.press(screen.button('Remove person'))
    await screen.waitFor('Confirm that it is you')
    await screen.type(screen.field('Your password'), 'a long password')
    await screen.press(screen.button('Confirm'))
    await screen.waitFor('Ben was removed')
    const removals = server.requests.filter(({ method }) => method === 'DELETE')
    expect(removals).toHaveLength(2)
  })

  it('asks for other roles before it saves them by a key, and shows what somebody else gave meanwhile when opened again', async () => {
    const openRoles = async () => {
      await screen.press(screen.button('More about Ben'))
      await screen.waitUntil(() => item('Change roles') !== undefined)
      const change = item('Change roles')
      if (change) await screen.press(change)
      await screen.waitFor('Roles of Ben')
      // A key that is pressed before the dialog has the focus is pressed elsewhere.
      await screen.waitUntil(() => Boolean(document.activeElement?.closest('[role=dialog]')))
    }
    await screen.waitForKeys()
    await openRoles()
    const pressKey = () =>
      act(async () => {
        const ctrl = { key: 'Enter', code: 'Enter', ctrlKey: true, bubbles: true }
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', ctrl))
      })
    const puts = () => server.requests.filter(({ method }) => method === 'PUT')
    // The rules of second factors have a button of that name, too.
    const save = document.querySelector<HTMLButtonElement>('[role=dialog] button[type=submit]')
    expect(save?.disabled).toBe(true)
    await pressKey()
    expect(puts()).toHaveLength(0)
    await screen.press(screen.field('Content editor'))
    const now = people.map((each) => (each.id === 'ben' ? { ...each, roles: ['moderator'] } : each))
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/people': { body: { people: now, invitations: [], mailsLinks: false } },
      'PUT /api/panel/people/ben': { status: 409, body: { message: 'Somebody else changed this.' } },
    })
    await pressKey()
    await screen.waitFor('Somebody else changed this.')
    expect(await puts()[0]?.json()).toEqual({ roles: ['admin', 'editor'], was: ['admin'] })
    await screen.press(screen.button('Cancel'))
    await screen.waitUntil(() => document.querySelector('[role=dialog]') === null)
    await screen.waitFor('Comment moderator')
    await openRoles()
    expect([screen.field('Administrator').checked, screen.field('Comment moderator').checked]).toEqual([
      false,
      true,
    ])
  })

  it('offers nothing about the owner but where they are signed in', async () => {
    await screen.press(screen.button('More about Ada Owner'))
    await screen.waitFor('Where they are signed in')
    expect([item('Remove'), item('Change roles')]).toEqual([undefined, undefined])
  })
})
