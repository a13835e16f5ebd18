import { commerce } from '../extras/commerce.ts'
import { dataCalls } from '../extras/data-calls.ts'
import { DynamicData } from '../extras/dynamic-data.ts'
import { FormSubmit } from '../extras/form-submit.ts'
import { ImageZoom } from '../extras/image-zoom.ts'
import { ResizeEmitter } from '../extras/resize-emitter.ts'
import { ShoppingCartModel } from '../extras/shopping-cart.ts'
import { showAlert } from '../extras/show-alert.ts'
import {
  escapeKey,
  freshId,
  listenForEscape,
  renderFollowButtons,
  renderLikeCount,
  SocialButtons,
} from '../extras/small-parts.ts'
import { PictureLoader } from '../image-loader/picture-loader.ts'
import { compatWindow, squarespace } from '../namespace.ts'

Object.assign(squarespace(), {
  Commerce: commerce,
  DynamicData,
  EscManager: escapeKey,
  FormSubmit,
  FollowButtonUtils: { renderAll: renderFollowButtons },
  ImageZoom,
  Loader: PictureLoader,
  Loader2: PictureLoader,
  ResizeEmitter,
  SimpleLike: { renderLikeCount },
  Singletons: { ShoppingCart: new ShoppingCartModel() },
  SocialButtons,
  Utils: { getGuid: freshId },
  Widgets: { Alert: showAlert },
})
const { Y } = compatWindow()
if (Y) Object.assign(Y, { Data: dataCalls })
listenForEscape()
