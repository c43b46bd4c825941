CREATE INDEX "users_blocked" ON "users" USING btree ("blocked_at") WHERE blocked_at is not null;--> statement-breakpoint
CREATE INDEX "users_arrived" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "activity_days_date" ON "activity_days" USING btree ("date","user_id");--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target","id");