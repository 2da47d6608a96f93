/** What the log leaves out: secrets of requests, and values that the database names when it refuses a row (addresses, names). */
const leftOut = ['req.headers.authorization', 'req.headers.cookie', 'err.detail', 'err.where', 'err.internalQuery'];

export const logOptions = (level: string) => ({ level, redact: leftOut });
