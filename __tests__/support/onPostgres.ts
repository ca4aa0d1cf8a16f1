// All servers of this run use PostgreSQL.
process.env.JOURNEY_ENGINE = 'postgres';
