import { smallDrawing } from '@vitrine/site/universal/small-drawings'
import { socialDrawing, socialSheet } from '@vitrine/site/universal/social-drawings'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type KeptFile, keepFile, sendFile } from '../../http/kept/kept-file.ts'
import { refusalStatus } from '../../http/reply/refusal-status.ts'
import { panelFramePath, panelFrameScript } from './in-panel-frame.ts'

const daily = 'public, max-age=86400'

/** Files that older templates take for granted under `/universal` and `/static`: our own drawings, and words where there is nothing. */
export function mountUniversal(app: FastifyInstance): void {
  let sheet: Promise<KeptFile> | undefined
  app.get('/universal/svg/social-accounts.svg', async (request, reply) => {
    sheet ??= keepFile(Buffer.from(socialSheet()))
    return sendFile(request, reply, { file: await sheet, type: 'image/svg+xml', caching: daily })
  })
  app.get<{ Params: { file: string } }>('/universal/svg/social/:file', (request, reply) => {
    const drawing = socialDrawing(request.params.file.replace(/\.svg$/, ''))
    return drawing === null ? nothing(reply) : sendDrawing(reply, drawing)
  })
  // Browsers go by the type that is sent, not by the ending of the address.
  app.get<{ Params: { '*': string } }>('/universal/images-v6/*', (request, reply) =>
    sendDrawing(reply, smallDrawing(request.params['*'].toLowerCase())),
  )
  app.get('/universal/template-read-me/read-me.css', (_request, reply) => sendText(reply, 'text/css'))
  app.get('/universal/template-read-me/read-me.js', (_request, reply) => sendText(reply, 'text/javascript'))
  app.get(panelFramePath, (_request, reply) =>
    reply.header('cache-control', daily).type('text/javascript; charset=utf-8').send(panelFrameScript),
  )
  for (const path of ['/universal/fonts/*', '/universal/svg/*', '/static/*']) {
    app.get(path, (_request, reply) => nothing(reply))
  }
}

function sendDrawing(reply: FastifyReply, svg: string) {
  return reply.header('cache-control', daily).type('image/svg+xml').send(svg)
}

function sendText(reply: FastifyReply, type: string) {
  return reply
    .header('cache-control', daily)
    .type(`${type}; charset=utf-8`)
    .send('/* Nothing is needed here. */\n')
}

function nothing(reply: FastifyReply) {
  return reply
    .status(refusalStatus['not-found'])
    .type('text/plain; charset=utf-8')
    .send('There is no such file on this site.\n')
}
