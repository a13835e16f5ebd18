/** A service that people have accounts with: its name, the name in class names, and our own drawing of a sign for it on 24 by 24. */
export interface SocialService {
  readonly name: string
  readonly slug: string
  readonly path: string
}

/** The service of an account; one that is not known here gets a globe. */
export function socialService(serviceName: string): SocialService {
  const slug = serviceName
    .toLowerCase()
    .replace(/-unauth$/, '')
    .replace(/[^a-z0-9]+/g, '-')
  const known = Object.hasOwn(services, slug) ? services[slug] : undefined
  return known ? { slug, name: known[0], path: known[1] } : { slug, name: serviceName, path: globe }
}

const globe =
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 2c1.3 0 2.6 1.7 3.3 4.5H8.7C9.4 5.7 10.7 4 12 4zM4.5 10h2.8a20 20 0 0 0 0 4H4.5a8 8 0 0 1 0-4zm4.8 0h5.4a18 18 0 0 1 0 4H9.3a18 18 0 0 1 0-4zm7.4 0h2.8a8 8 0 0 1 0 4h-2.8a20 20 0 0 0 0-4zM8.7 15.5h6.6C14.6 18.3 13.3 20 12 20s-2.6-1.7-3.3-4.5z'
const envelope = 'M3 5h18v14H3V5zm2 2.2V17h14V7.2l-7 5.6-7-5.6zM6.3 7 12 11.5 17.7 7H6.3z'
const camera =
  'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3H7zm5 3.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17.3 5.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z'
const film = 'M3 5h18a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zm7 3.5v7l6-3.5-6-3.5z'
const bird =
  'M21 6.5a7 7 0 0 1-2 .8 3.5 3.5 0 0 0-6.2 3.1A10 10 0 0 1 4.5 6.2a3.5 3.5 0 0 0 1.2 4.9 3.5 3.5 0 0 1-1.6-.5 3.6 3.6 0 0 0 2.8 3.6 3.5 3.5 0 0 1-1.6.1 3.5 3.5 0 0 0 3.3 2.5A7 7 0 0 1 3 18.3a10 10 0 0 0 15.5-9A7 7 0 0 0 21 6.5z'

const services: Readonly<Record<string, readonly [name: string, path: string]>> = {
  instagram: ['Instagram', camera],
  facebook: [
    'Facebook',
    'M13.5 22v-8.5h3l.5-3.5h-3.5V8c0-1.1.4-1.8 1.9-1.8H17V3.1A24 24 0 0 0 14.5 3C12 3 10.2 4.5 10.2 7.4V10H7v3.5h3.2V22h3.3z',
  ],
  twitter: ['Twitter', bird],
  x: [
    'X',
    'M3 3h5.3l4.3 6 5.2-6H20l-6.4 7.5L21 21h-5.3l-4.7-6.5L5.4 21H3.2l6.8-8L3 3zm3.3 1.7 10.2 14.6h1.3L7.6 4.7H6.3z',
  ],
  pinterest: [
    'Pinterest',
    'M12 2a10 10 0 0 0-3.6 19.3c-.1-.8-.2-2 0-2.9l1.2-5s-.3-.6-.3-1.5c0-1.4.8-2.4 1.8-2.4.9 0 1.3.6 1.3 1.4 0 .9-.5 2.1-.8 3.3-.2 1 .5 1.8 1.5 1.8 1.8 0 3.1-1.9 3.1-4.6 0-2.4-1.7-4.1-4.2-4.1a4.3 4.3 0 0 0-4.5 4.4c0 .9.3 1.8.7 2.3l.1.3-.3 1.1c0 .2-.2.2-.3.1-1.3-.6-2-2.4-2-3.9 0-3.2 2.3-6.1 6.6-6.1 3.5 0 6.2 2.5 6.2 5.8 0 3.5-2.2 6.3-5.2 6.3-1 0-2-.5-2.3-1.2l-.6 2.4c-.2.9-.8 1.9-1.2 2.6A10 10 0 1 0 12 2z',
  ],
  youtube: ['YouTube', film],
  vimeo: ['Vimeo', film],
  linkedin: [
    'LinkedIn',
    'M4 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM2.3 9h3.4v11.5H2.3V9zM8.5 9h3.2v1.6c.6-1 1.7-1.9 3.4-1.9 3.6 0 4.2 2.3 4.2 5.4v6.4h-3.4v-5.7c0-1.4 0-3.1-1.9-3.1s-2.2 1.5-2.2 3v5.8H8.5V9z',
  ],
  tiktok: [
    'TikTok',
    'M13 2h3.2c.3 2.3 1.6 3.8 3.8 4v3.2a8 8 0 0 1-3.8-1.1v6.6A6.7 6.7 0 1 1 10.5 8v3.4a3.3 3.3 0 1 0 2.5 3.2V2z',
  ],
  github: [
    'GitHub',
    'M12 2a10 10 0 0 0-3.2 19.5c.5.1.7-.2.7-.5v-1.7C6.7 20 6.1 18 6.1 18c-.5-1.2-1.1-1.5-1.1-1.5-.9-.6.1-.6.1-.6 1 .1 1.5 1 1.5 1 .9 1.5 2.4 1.1 2.9.8.1-.6.4-1.1.6-1.3-2.2-.3-4.6-1.1-4.6-5 0-1.1.4-2 1-2.7-.1-.3-.4-1.3.1-2.7 0 0 .8-.3 2.7 1a9.4 9.4 0 0 1 5 0c1.9-1.3 2.7-1 2.7-1 .5 1.4.2 2.4.1 2.7.6.7 1 1.6 1 2.7 0 3.9-2.3 4.7-4.6 5 .4.3.7.9.7 1.9V21c0 .3.2.6.7.5A10 10 0 0 0 12 2z',
  ],
  email: ['Email', envelope],
  rss: [
    'RSS',
    'M5 17a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM3 10.5A10.5 10.5 0 0 1 13.5 21h-2.6A7.9 7.9 0 0 0 3 13.1v-2.6zM3 4a17 17 0 0 1 17 17h-2.6A14.4 14.4 0 0 0 3 6.6V4z',
  ],
  spotify: [
    'Spotify',
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM6.5 8.5c3.7-1.1 8-.7 11.3 1.2l-.8 1.5c-2.9-1.7-6.7-2-10-1l-.5-1.7zm.6 3.6c3.1-.9 6.6-.5 9.3 1.1l-.8 1.3c-2.3-1.4-5.3-1.7-8.1-.9l-.4-1.5zm.5 3.2c2.5-.7 5.2-.4 7.4.9l-.7 1.2c-1.9-1.1-4.2-1.4-6.4-.8l-.3-1.3z',
  ],
  soundcloud: [
    'SoundCloud',
    'M2 14h1.5v4H2v-4zm3-2h1.5v6H5v-6zm3-2h1.5v8H8v-8zm3-2.5c.8-.9 2-1.5 3.3-1.5a4.4 4.4 0 0 1 4.3 3.7 4 4 0 1 1 .4 8.3h-8V7.5z',
  ],
  mastodon: [
    'Mastodon',
    'M6 3h12a4 4 0 0 1 4 4v6c0 3-2 4.5-5 4.5H9.5c.3 1.5 1.5 2 3 2 1.2 0 2.2-.2 3-.5v1.8c-1 .5-2.2.7-3.6.7C7.5 21.5 2 20 2 13V7a4 4 0 0 1 4-4zm2.5 4C6.9 7 6 8.1 6 9.8V14h2V9.9c0-.8.4-1.2 1-1.2s1 .4 1 1.3V12h2v-2c0-.9.4-1.3 1-1.3s1 .4 1 1.2V14h2V9.8C16 8.1 15.1 7 13.5 7c-1 0-1.8.4-2.5 1.3C10.3 7.4 9.5 7 8.5 7z',
  ],
  flickr: ['Flickr', 'M7.5 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm9 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8z'],
  tumblr: [
    'Tumblr',
    'M10 3h3.5v4H17v3h-3.5v5.5c0 1.5.7 2 1.7 2 .6 0 1.2-.2 1.8-.5v3c-.8.5-1.8.8-3 .8-2.7 0-4.2-1.5-4.2-4.3V10H7V7.5C9 7 9.8 5.5 10 3z',
  ],
}
