import { expect, it } from 'vitest'
import { pictureOf } from '../../../../parts/media/picture-of.ts'
import { buildMedia } from '../../../../testing/build-media.ts'
import { fakeFetch } from '../../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../../testing/server-answers.ts'
import { showScreen } from '../../../../testing/show-screen.tsx'

it('the focal point of a picture is set in the product that shows it, and saved with it', async () => {
  const server = fakeFetch()
  const { product } = shopAnswers['GET /api/panel/products/mug'].body
  const picture = { ...pictureOf(buildMedia()), altText: 'A mug', focalPoint: { x: 0.5, y: 0.5 } }
  const withPicture = { body: { product: { ...product, images: [picture] }, stockVersions: {} } }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/products/mug': withPicture,
    'PUT /api/panel/products/mug': withPicture,
  })
  const screen = await showScreen('/products/mug')
  await screen.waitFor('No changes')
  await screen.press(screen.button('Set the focal point of A mug'))
  await screen.waitFor('What must stay in sight')
  const point = document.querySelector<HTMLElement>('button[aria-label^="Focal point: 50 %"]')
  expect(point).not.toBeNull()
  if (point) await screen.key(point, 'ArrowRight')
  await screen.press(screen.button('Done'))
  await screen.press(screen.button('Save'))
  await screen.waitFor('was saved')
  const sent = server.requests.find(({ method }) => method === 'PUT')
  expect(await sent?.json()).toMatchObject({ images: [{ focalPoint: { x: 0.52, y: 0.5 } }] })
  await screen.close()
  server.restore()
})
