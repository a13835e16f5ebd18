import { likeItemCall, listCommentsCall, postCommentCall, voteCommentCall } from '@vitrine/contract/comments'
import { unlockCall } from '@vitrine/contract/lock'
import { uploadImageCall } from '@vitrine/contract/panel/images'
import { generalSearchCall, searchPageCall } from '@vitrine/contract/search'
import type { FastifyInstance } from 'fastify'
import { getComments, postComment, postCommentForm, postLike, postVote } from './comments.ts'
import { mountFolders } from './folders.ts'
import { mountHealth } from './health.ts'
import { mountImages } from './images.ts'
import { mountJoinedScripts } from './joined-scripts.ts'
import { mount } from './mount.ts'
import { mountShop } from './mount-shop.ts'
import { mountPages } from './pages.ts'
import { postImage } from './panel/images.ts'
import { mountPanelCalls } from './panel/mount-panel.ts'
import { getGeneralSearch, getSearchPage } from './search.ts'
import { mountSitemap } from './sitemap.ts'
import { mountStyleSheet } from './style-sheet.ts'
import { mountUniversal } from './universal.ts'
import { answerUnknownAddresses } from './unknown-addresses.ts'
import { postUnlock } from './unlock.ts'

/** Puts everything on the server that answers requests: one line each. */
export function mountRoutes(app: FastifyInstance): void {
  mountHealth(app)
  mountStyleSheet(app)
  mountJoinedScripts(app)
  mountUniversal(app)
  mountFolders(app)
  mountSitemap(app)
  mountImages(app)
  mount(app, uploadImageCall, postImage)
  mountShop(app)
  mountPanelCalls(app)
  mount(app, searchPageCall, getSearchPage)
  mount(app, generalSearchCall, getGeneralSearch)
  mount(app, unlockCall, postUnlock)
  mount(app, listCommentsCall, getComments)
  mount(app, postCommentCall, postComment, postCommentForm)
  mount(app, voteCommentCall, postVote)
  mount(app, likeItemCall, postLike)
  answerUnknownAddresses(app)
  mountPages(app)
}
