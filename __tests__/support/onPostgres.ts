// Whatever is started in this run keeps its store in PostgreSQL.
process.env.JOURNEY_ENGINE = 'postgres';
