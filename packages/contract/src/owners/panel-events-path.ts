/** Where the panel listens to what changes elsewhere: a stream of server-sent events, which is no call as it never ends. */
export const panelEventsPath = '/api/panel/events'
