// Imported into a program that another started: it ends, politely, when that one is gone, even by `kill -9`.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
