import { expect, it } from 'vitest'
import { makeWebhookSecret, webhookHeaders } from './sign-webhook.ts'

it('signs as Standard Webhooks says, by an example that its libraries share', () => {
  const secret = 'whsec_plJ3nmyCDGBKInavdOK15jsl'
  const body = '{"event_type":"ping","data":{"success":true}}'
  const message = { id: 'msg_loFOjxBNrRLzqYUf', atMs: 1_731_705_121_999, body }
  expect(webhookHeaders(message, [secret])).toEqual({
    'webhook-id': 'msg_loFOjxBNrRLzqYUf',
    'webhook-timestamp': '1731705121',
    'webhook-signature': 'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=',
  })
})

it('signs by both secrets while one is exchanged, and makes them of 32 bytes', () => {
  const [one, two] = [makeWebhookSecret(), makeWebhookSecret()]
  const headers = webhookHeaders({ id: 'a', atMs: 0, body: '{}' }, [one, two])
  expect(headers['webhook-signature']).toMatch(/^v1,[\w+/]{43}= v1,[\w+/]{43}=$/)
  expect(one).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(one).not.toBe(two)
})
