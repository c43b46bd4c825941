/** A deploy with `false` takes the worker away from every device (docs/deploy.md). */
export const startsOffline: boolean = true;
