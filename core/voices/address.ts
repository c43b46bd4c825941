/** The address of a sound that names its content: a rendered file, or a voice that the database keeps. */
export const soundAddress = /^\/(?:audio\/([\w-]+)\.mp3|api\/sounds\/([0-9a-f]{32}))$/;
