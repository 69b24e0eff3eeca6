// Imported into a child process: ends it with SIGTERM when its parent has ended, also after `kill -9`.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
