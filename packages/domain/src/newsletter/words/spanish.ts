import type { NewsletterWords } from './newsletter-words.ts'

/** What mails and pages of lists say in Spanish. */
export const spanishNewsletter: NewsletterWords = {
  mail: {
    confirmSubject: 'Confirme su dirección',
    confirmText: (shop) =>
      `Alguien ha pedido las noticias de ${shop} con esta dirección. Si ha sido usted, confírmela, por favor.`,
    confirmHolds: 'El enlace vale siete días. Si no ha sido usted, no haga nada: no recibirá noticias.',
    confirm: 'Confirmar',
    greetSubject: 'Ya está en la lista',
    greetText: (shop) => `A partir de ahora recibirá las noticias de ${shop}.`,
    unsubscribe: 'Darse de baja',
    campaignWhy: (shop) => `Recibe este mensaje porque se suscribió a las noticias de ${shop}.`,
  },
  form: {
    newsletter: 'Boletín',
    name: 'Nombre',
    email: 'Correo electrónico',
    signUp: 'Suscribirse',
    asked:
      '¡Gracias! Si aún no recibe nuestras noticias, le hemos enviado un correo. Siga el enlace que contiene para confirmar.',
    unmailed:
      '¡Gracias! Este sitio aún no envía correos. Su dirección queda guardada para quienes lo gestionan, que podrán pedirle más adelante que la confirme.',
    taken: '¡Gracias! Tendrá noticias nuestras.',
    measuring: 'Pueden contar cuáles de sus correos abro y qué enlaces sigo.',
  },
  page: {
    newsletter: 'Boletín',
    confirmTitle: 'Confirme su dirección',
    confirmAsk: (email) => `Confirme que ${email} debe recibir nuestras noticias.`,
    confirm: 'Confirmar',
    newMailTitle: 'Un nuevo correo está en camino',
    newMailText: 'Si no llega en unos minutos, inténtelo más tarde.',
    askedLately:
      'Ya le hemos enviado este correo. Búsquelo también entre los correos no deseados, o inténtelo más tarde.',
    confirmedTitle: '¡Gracias!',
    confirmedText: 'Su dirección está confirmada. Tendrá noticias nuestras.',
    sendNewLink: 'Enviarme un nuevo enlace',
    unsubscribe: 'Darse de baja',
    unsubscribeAsk: (email) => `¿Debe ${email} dejar de recibir nuestras noticias?`,
    leftTitle: 'Se ha dado de baja',
    leftText: (email) => `${email} ya no recibe nuestras noticias.`,
    mistake: '¿Ha sido un error? Puede deshacerlo aquí durante un día.',
    return: 'Volver a suscribirme',
    backTitle: 'Está de nuevo en la lista',
    backText: (email) => `${email} vuelve a recibir nuestras noticias.`,
    measuredText: 'Como usted desea, contamos cuáles de nuestros correos abre y qué enlaces sigue.',
    stopMeasuring: 'No contarlo más',
    notMeasuredTitle: 'Ya no se cuenta nada',
    notMeasuredText: 'Sigue recibiendo nuestras noticias. No se cuenta si las abre ni qué enlaces sigue.',
    testTitle: 'Era una prueba',
    testText:
      'Este enlace está en un correo de prueba y no hace nada. En el correo de un lector pregunta si la dirección debe dejar de recibir nuestras noticias, y la quita de la lista con un botón.',
    toSite: 'Ir al sitio',
  },
  problems: {
    'newsletter-link-foreign': 'Este enlace no es correcto. Ábralo de nuevo desde el correo, completo.',
    'newsletter-link-expired': 'Este enlace ha caducado.',
    'newsletter-link-used': 'Este enlace ya se ha usado, o un correo más reciente lo ha sustituido.',
    'newsletter-gone': 'Esta dirección no está en la lista.',
    'newsletter-return-late': 'Ha pasado demasiado tiempo. Suscríbase de nuevo, por favor.',
  },
}
