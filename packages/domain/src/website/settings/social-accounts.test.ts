import { expect, it } from 'vitest'
import {
  addressOfHandle,
  checkSocialAccounts,
  completeProfileAddress,
  handleServices,
  keepSocialAccounts,
  serviceOfAddress,
} from './social-accounts.ts'

const account = (profileUrl: string) => ({ screenname: '', profileUrl })

it('an address of a network that we know needs no https:// before it', () => {
  const accounts = [account(' instagram.com/me '), account('www.tiktok.com/@me')]
  expect(checkSocialAccounts(accounts)).toEqual({})
  expect(keepSocialAccounts(accounts)).toEqual([
    { serviceName: 'instagram', screenname: 'me', profileUrl: 'https://instagram.com/me' },
    { serviceName: 'tiktok', screenname: 'me', profileUrl: 'https://www.tiktok.com/@me' },
  ])
})

it.each([
  'club.example/me',
  'javascript:alert(1)',
  'instagram.com.evil.example/me',
  'http://x.com/me',
  'x.com',
])('%s stays as it was written', (written) => {
  expect(completeProfileAddress(written)).toBe(written)
})

it('a name alone asks for its network, which makes an address of it', () => {
  expect(checkSocialAccounts([account('@me')])).toEqual({
    'socialAccounts.0.profileUrl': 'Choose the network of this name, or write the whole address',
  })
  expect(addressOfHandle('@me', 'youtube')).toBe('https://youtube.com/@me')
  expect(addressOfHandle('@me', 'discord')).toBeNull()
})

it('a network that is offered for a name is the one that its address is of', () => {
  const made = handleServices.map(({ value }) => serviceOfAddress(addressOfHandle('@me', value) ?? ''))
  expect(made).toEqual(handleServices.map(({ value }) => value))
})
